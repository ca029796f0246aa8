//! Learners who come into being: visitors, and those of the sandbox.

#![expect(clippy::unwrap_used, reason = "a test fails where it happens")]

mod given;

use std::collections::BTreeSet;

use actions::{
    Asker, Role, learning::read_allowance, learning::read_profile_statistics, sandbox::seed,
    visitor::create_temporary_user,
};
use content::EditionCode;
use given::{NOON, on_each_database};

#[tokio::test]
async fn a_visitors_id_is_new_and_long() {
    // [SESS-01]
    on_each_database(async |service| {
        let mut ids = BTreeSet::new();
        for _ in 0..50 {
            let fuid = create_temporary_user(&service.app).await.unwrap().fuid;
            assert_eq!(fuid.len(), 26);
            let learner = service.app.store.find_learner(&fuid).await.unwrap().unwrap();
            assert_eq!(actions::role_of(&learner, NOON), Role::Visitor);
            ids.insert(fuid);
        }
        assert_eq!(ids.len(), 50);
    })
    .await;
}

#[tokio::test]
async fn the_sandbox_has_a_learner_in_each_state_and_seeding_again_changes_nothing() {
    // [ROLE-02] [ROLE-03]
    on_each_database(async |service| {
        let seeded = seed(&service.app).await.unwrap();
        assert_eq!(seeded.len(), 7);
        let roles = [
            ("free", Role::Free),
            ("limit", Role::Free),
            ("trial", Role::Premium),
            ("premium", Role::Premium),
            ("cancelled", Role::Premium),
            ("pastdue", Role::Premium),
        ];
        for (name, role) in roles {
            let learner =
                service.app.store.find_learner_by_email(&format!("{name}@example.com")).await.unwrap().unwrap();
            assert_eq!(actions::role_of(&learner, NOON), role, "{name}");
            let asker = Asker::new(&learner, "127.0.0.1".parse().unwrap(), NOON);
            let used = read_allowance(&service.app, &asker, EditionCode::Gb).await.unwrap().used;
            assert_eq!(used == 35, name == "limit", "{name} answered {used} today");
            let profile = read_profile_statistics(&service.app, &asker, EditionCode::Gb).await.unwrap();
            assert!(profile.solved_questions > 0, "{name} has no history");
        }
        let places = async || {
            let mut places = Vec::new();
            for one in &seeded {
                places.push(service.app.store.list_attempts(&one.learner_id, "GB", 0, 5000).await.unwrap());
            }
            places
        };
        let before = places().await;
        assert_eq!(seed(&service.app).await.unwrap(), seeded);
        assert_eq!(places().await, before);
        assert_eq!(service.app.store.check_all().await.unwrap(), []);
    })
    .await;
}
