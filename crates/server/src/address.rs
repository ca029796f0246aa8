//! The network address that a request comes from.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{Extensions, HeaderMap, request::Parts},
};

use crate::{service::Service, settings::Settings};

/// Header in which a proxy names who asked it.
pub(crate) const FORWARDED_FOR: &str = "x-forwarded-for";

/// The network that a request comes from: what a bound per address counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network(pub IpAddr);

impl FromRequestParts<Service> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Infallible> {
        Ok(Self::of(address(&parts.headers, &parts.extensions, service.settings())))
    }
}

impl Network {
    /// One customer of a provider has a whole /64 of IPv6 addresses: it counts as one.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(long) => Self(IpAddr::V6(Ipv6Addr::from(u128::from(long) & (u128::MAX << 64)))),
            short @ IpAddr::V4(_) => Self(short),
        }
    }
}

/// The address of who asks.
pub(crate) fn address(headers: &HeaderMap, extensions: &Extensions, settings: &Settings) -> IpAddr {
    // the proxy adds what it saw at the end; what stands before that anybody can have written
    let forwarded =
        || headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let told = if settings.is_behind_proxy { forwarded() } else { None };
    let connected = extensions.get::<ConnectInfo<SocketAddr>>().map(|connection| connection.0.ip());
    told.or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn seen(is_behind_proxy: bool, forwarded: &'static str) -> String {
        let settings = Settings { is_behind_proxy, ..Settings::default() };
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, HeaderValue::from_static(forwarded));
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 4000))));
        address(&headers, &extensions, &settings).to_string()
    }

    #[test]
    fn only_a_proxy_is_believed_and_only_what_it_saw_itself() {
        assert_eq!(seen(false, "203.0.113.9"), "10.0.0.1");
        assert_eq!(seen(true, "198.51.100.1, 203.0.113.9"), "203.0.113.9");
        assert_eq!(seen(true, "nonsense"), "10.0.0.1");
    }

    #[test]
    fn a_customer_with_many_addresses_is_one_network() {
        let network = |text: &str| Network::of(text.parse().unwrap());
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("203.0.113.9"), network("203.0.113.10"));
        assert_eq!(network("::ffff:203.0.113.9"), network("203.0.113.9"));
    }
}
