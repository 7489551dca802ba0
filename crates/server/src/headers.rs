//! Headers that every answer carries.

use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{self, HeaderName};
use axum::middleware::Next;
use axum::response::Response;

/// Nothing from elsewhere, no inline script; wasm may be compiled. The page talks to its own server only.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
/// Sent by browsers to addresses they trust, by https or on this machine, and to no others (Fetch Metadata, 3.).
const TRUSTED: HeaderName = HeaderName::from_static("sec-fetch-mode");

pub(crate) async fn secure(request: Request, next: Next) -> Response {
    let is_trusted = request.headers().contains_key(TRUSTED);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // By plain http in the house browsers pass it over and write a complaint into the console.
    if is_trusted {
        headers.insert(OPENER, HeaderValue::from_static("same-origin"));
    }
    response
}
