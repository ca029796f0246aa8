//! The network address that a request comes from.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use actions::Network;
use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{Extensions, HeaderMap, request::Parts},
};

use crate::{service::Service, settings::Settings};

/// Header in which a proxy names who asked it.
pub(crate) const FORWARDED_FOR: &str = "x-forwarded-for";

/// The network that a request comes from.
pub struct FromNetwork(pub Network);

impl FromRequestParts<Service> for FromNetwork {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Infallible> {
        Ok(Self(Network::of(address(&parts.headers, &parts.extensions, service.settings()))))
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
}
