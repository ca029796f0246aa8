//! Finished pages, kept compressed.

use std::{future::Future, sync::Arc};

use content::EditionCode;
use moka::future::Cache;

use crate::compressed::Compressed;

// About 50 KB a page with its three bodies: room for some thousand pages.
const CAPACITY_BYTES: u64 = 96 << 20;

/// In which form a page is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// HTML, for the first load.
    Html,
    /// The payload, for navigation in the app and for the offline copy.
    Payload,
}

/// What a finished page depends on: with another build or another content it is another page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PageKey {
    /// The form.
    pub form: Form,
    /// The edition.
    pub edition: EditionCode,
    /// The web build.
    pub build: Arc<str>,
    /// The content version.
    pub content: Arc<str>,
    /// The canonical path; one entry serves all unknown paths.
    pub path: Arc<str>,
}

/// A page ready to be sent.
#[derive(Clone, Debug)]
pub struct Page {
    /// HTTP status.
    pub status: u16,
    /// The whole HTML, or the payload's JSON.
    pub body: Compressed,
}

/// Keeps finished pages and lets only one request render a page while others wait for it.
#[derive(Clone)]
pub struct PageCache {
    pages: Cache<PageKey, Arc<Page>>,
}

impl Default for PageCache {
    fn default() -> Self {
        let weigher = |_: &PageKey, page: &Arc<Page>| u32::try_from(page.body.size()).unwrap_or(u32::MAX);
        Self { pages: Cache::builder().max_capacity(CAPACITY_BYTES).weigher(weigher).build() }
    }
}

impl PageCache {
    /// The page, if it is kept.
    pub async fn get(&self, key: &PageKey) -> Option<Arc<Page>> {
        self.pages.get(key).await
    }

    /// The kept page, or the one that `render` makes; what fails is not kept.
    pub async fn get_or_render<E, F>(&self, key: PageKey, render: F) -> Result<Arc<Page>, Arc<E>>
    where
        E: Send + Sync + 'static,
        F: Future<Output = Result<Arc<Page>, E>>,
    {
        self.pages.try_get_with(key, render).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn key(path: &str) -> PageKey {
        PageKey {
            form: Form::Html,
            edition: EditionCode::Gb,
            build: "b".into(),
            content: "c".into(),
            path: path.into(),
        }
    }

    fn page() -> Arc<Page> {
        Arc::new(Page { status: 200, body: Compressed::new("page") })
    }

    #[tokio::test]
    async fn many_visitors_wait_for_one_rendering() {
        let (cache, renders) = (PageCache::default(), Arc::new(AtomicU32::new(0)));
        let visits = (0..50).map(|_| {
            let (cache, renders) = (cache.clone(), Arc::clone(&renders));
            tokio::spawn(async move {
                let render = async {
                    renders.fetch_add(1, Ordering::SeqCst);
                    tokio::task::yield_now().await;
                    Ok::<_, String>(page())
                };
                cache.get_or_render(key("/"), render).await.unwrap();
            })
        });
        for visit in visits.collect::<Vec<_>>() {
            visit.await.unwrap();
        }
        assert_eq!(renders.load(Ordering::SeqCst), 1);
    }

    #[tokio::test]
    async fn a_failed_page_is_not_kept() {
        let cache = PageCache::default();
        assert!(cache.get_or_render(key("/"), async { Err("no") }).await.is_err());
        assert!(cache.get_or_render(key("/"), async { Ok::<_, &str>(page()) }).await.is_ok());
        cache.pages.run_pending_tasks().await;
        assert_eq!(cache.pages.entry_count(), 1);
    }
}
