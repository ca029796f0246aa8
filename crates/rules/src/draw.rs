//! Drawing questions: stratified, seeded, never the same one twice.
//!
//! Whole numbers only, so that a device and the server draw the same questions from the same seed.

/// Questions of one kind, a topic for example, and how much of the draw they should make up.
#[derive(Clone, Copy, Debug)]
pub struct Stratum<'a> {
    /// Its share in relation to the other strata of the section.
    pub weight: u32,
    /// Question ids to draw from.
    pub pool: &'a [&'a str],
}

/// A part of the draw with its own count.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// Questions to draw.
    pub count: usize,
    /// What to draw them from.
    pub strata: &'a [Stratum<'a>],
}

/// A small seeded source of chance (mulberry32): the same seed gives the same numbers on every device.
#[derive(Clone, Debug)]
pub struct Chance(u32);

impl Chance {
    /// A source that starts from a seed.
    #[must_use]
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x6D2B_79F5);
        let mut mixed = (self.0 ^ (self.0 >> 15)).wrapping_mul(1 | self.0);
        mixed = mixed.wrapping_add((mixed ^ (mixed >> 7)).wrapping_mul(0x3D | mixed)) ^ mixed;
        mixed ^ (mixed >> 14)
    }

    /// A number from 0 to `bound` - 1; 0 when `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let scaled = u64::from(self.next()) * bound as u64;
        usize::try_from(scaled >> 32).unwrap_or(0)
    }

    /// Puts items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

/// Draws each section's questions and shuffles them within the section; a section whose pools are too small gives fewer.
#[must_use]
pub fn draw(seed: u32, sections: &[Section]) -> Vec<String> {
    let mut chance = Chance::new(seed);
    let mut drawn: Vec<&str> = Vec::new();
    for section in sections {
        let mut of_section = draw_section(&mut chance, section, &drawn);
        chance.shuffle(&mut of_section);
        drawn.extend(of_section);
    }
    drawn.into_iter().map(str::to_owned).collect()
}

fn draw_section<'a>(chance: &mut Chance, section: &Section<'a>, taken: &[&str]) -> Vec<&'a str> {
    let mut seen: Vec<&str> = taken.to_vec();
    let mut pools: Vec<Vec<&str>> = Vec::new();
    for stratum in section.strata {
        let mut pool: Vec<&str> = Vec::new();
        for id in stratum.pool {
            if !seen.contains(id) {
                seen.push(id);
                pool.push(id);
            }
        }
        chance.shuffle(&mut pool);
        pools.push(pool);
    }
    let weights: Vec<u32> = section.strata.iter().map(|stratum| stratum.weight).collect();
    let sizes: Vec<usize> = pools.iter().map(Vec::len).collect();
    let shares = shares(section.count, &weights, &sizes);
    pools.into_iter().zip(shares).flat_map(|(pool, share)| pool.into_iter().take(share)).collect()
}

/// Divides `count` by weight with the largest remainders; what a pool cannot give goes to the others.
#[must_use]
pub fn shares(count: usize, weights: &[u32], sizes: &[usize]) -> Vec<usize> {
    let mut given = vec![0; weights.len()];
    loop {
        let left = count - given.iter().sum::<usize>();
        let open: Vec<usize> = (0..weights.len()).filter(|i| weights[*i] > 0 && given[*i] < sizes[*i]).collect();
        let total: u64 = open.iter().map(|i| u64::from(weights[*i])).sum();
        if left == 0 || total == 0 {
            return given;
        }
        let exact = |i: usize| left as u64 * u64::from(weights[i]);
        let mut extra = left - open.iter().map(|i| usize::try_from(exact(*i) / total).unwrap_or(0)).sum::<usize>();
        let mut by_remainder = open.clone();
        by_remainder.sort_by_key(|i| (std::cmp::Reverse(exact(*i) % total), *i));
        for i in by_remainder {
            let bonus = usize::from(extra > 0);
            extra -= bonus;
            let wanted = usize::try_from(exact(i) / total).unwrap_or(0) + bonus;
            given[i] = (given[i] + wanted).min(sizes[i]);
        }
    }
}
