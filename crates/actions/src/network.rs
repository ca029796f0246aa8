use std::{
    fmt,
    net::{IpAddr, Ipv6Addr},
};

/// The network that a request comes from: what a bound per address counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network(IpAddr);

impl Network {
    /// One household has a whole /64 of addresses of the sixth version: it counts as one.
    #[must_use]
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(long) => Self(IpAddr::V6(Ipv6Addr::from(u128::from(long) & (u128::MAX << 64)))),
            short @ IpAddr::V4(_) => Self(short),
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}{}", self.0, if self.0.is_ipv6() { "/64" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_with_many_addresses_is_one_network() {
        // [ROLE-05]
        let network = |text: &str| Network::of(text.parse().unwrap());
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("203.0.113.9"), network("203.0.113.10"));
        assert_eq!(network("::ffff:203.0.113.9"), network("203.0.113.9"));
        assert_eq!(network("2001:db8:1:2::1").to_string(), "2001:db8:1:2::/64");
        assert_eq!(network("203.0.113.9").to_string(), "203.0.113.9");
    }
}
