//! Puts a rendered page into the frame that the web build left.

use crate::engine::Rendered;

const LANGUAGE: &str = "<html lang=\"en-GB\">";

/// The whole HTML of a page; `rendered` is none where the device renders it from the payload.
#[must_use]
pub fn compose(frame: &str, locale: &str, rendered: Option<&Rendered>, payload: &str) -> String {
    let (head, body) = rendered.map_or(("", ""), |page| (page.head.as_str(), page.body.as_str()));
    let payload = format!("<script type=\"application/json\" id=\"payload\">{}</script>", script_json(payload));
    let language = format!("<html lang=\"{locale}\">");
    let mut html = String::with_capacity(frame.len() + head.len() + body.len() + payload.len());
    // Marker by marker, so that what one part holds is never taken for the next marker.
    let mut rest = frame;
    let parts = [
        (LANGUAGE, language.as_str()),
        ("<!--ssr-head-->", head),
        ("<!--ssr-body-->", body),
        ("<!--ssr-payload-->", &payload),
    ];
    for (marker, part) in parts {
        if let Some((before, after)) = rest.split_once(marker) {
            html.push_str(before);
            html.push_str(part);
            rest = after;
        }
    }
    html.push_str(rest);
    html
}

/// JSON that can stand in a script element: "</script>" in a text would end it.
fn script_json(json: &str) -> String {
    json.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: &str =
        "<html lang=\"en-GB\"><head><!--ssr-head--></head><div><!--ssr-body--></div><!--ssr-payload--></html>";

    #[test]
    fn every_part_stands_in_its_place() {
        let page = Rendered { head: "<title>T</title>".into(), body: "<h1>B</h1>".into() };
        let html = compose(FRAME, "pl-PL", Some(&page), "{\"a\":1}");
        assert_eq!(
            html,
            "<html lang=\"pl-PL\"><head><title>T</title></head><div><h1>B</h1></div>\
             <script type=\"application/json\" id=\"payload\">{\"a\":1}</script></html>"
        );
    }

    #[test]
    fn a_text_in_the_payload_cannot_end_its_script() {
        let html = compose(FRAME, "en-GB", None, "{\"a\":\"</script><script>alert(1)\"}");
        assert!(!html.contains("</script><script>alert"), "{html}");
    }

    #[test]
    fn a_text_that_looks_like_a_marker_stays_a_text() {
        let page = Rendered { head: String::new(), body: "<!--ssr-payload-->".into() };
        let html = compose(FRAME, "en-GB", Some(&page), "{}");
        assert!(html.contains("<div><!--ssr-payload--></div><script"), "{html}");
    }
}
