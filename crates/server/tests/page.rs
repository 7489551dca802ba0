//! The routes, called without a socket.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

async fn get(path: &str, headers: &[(header::HeaderName, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    tabuleiro_server::app()
        .oneshot(request.body(Body::empty()).expect("a request"))
        .await
        .expect("the app always answers")
}

async fn text(response: Response<Body>) -> String {
    let bytes = response
        .into_body()
        .collect()
        .await
        .expect("a body")
        .to_bytes();
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[tokio::test]
async fn health() {
    let response = get("/healthz", &[]).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(text(response).await, "ok\n");
}

#[tokio::test]
async fn the_page() {
    for path in ["/", "/index.html"] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache");
        assert!(
            text(response).await.starts_with("<!doctype html>"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn no_script_but_our_own() {
    for path in ["/", "/healthz", "/no-such-page"] {
        let response = get(path, &[]).await;
        let policy = response.headers()[header::CONTENT_SECURITY_POLICY]
            .to_str()
            .expect("text");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"));
        assert_eq!(
            response.headers()[header::X_CONTENT_TYPE_OPTIONS],
            "nosniff"
        );
    }
}

/// Browsers complain of it at an address they do not trust, such as a phone's way to a computer in the same house.
#[tokio::test]
async fn an_opener_is_kept_out_where_the_browser_trusts_the_address() {
    let trusted = header::HeaderName::from_static("sec-fetch-mode");
    let policy = "cross-origin-opener-policy";
    let response = get("/", &[(trusted, "navigate")]).await;
    assert_eq!(response.headers()[policy], "same-origin");
    assert!(!get("/", &[]).await.headers().contains_key(policy));
}

/// What `index.html` links to is there, has its type, and may be kept for ever where its name carries a hash.
#[tokio::test]
async fn what_the_page_links_to() {
    let page = text(get("/", &[]).await).await;
    let links: Vec<&str> = page
        .split("=\"./")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(
        links.iter().any(|link| link.ends_with(".js"))
            && links.iter().any(|link| link.ends_with(".css"))
    );
    for link in links {
        let response = get(&format!("/{link}"), &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{link}");
        assert_ne!(
            response.headers()[header::CONTENT_TYPE],
            "application/octet-stream",
            "{link}"
        );
        let kept = response.headers()[header::CACHE_CONTROL]
            .to_str()
            .expect("text")
            .contains("immutable");
        assert_eq!(kept, link.starts_with("assets/"), "{link}");
    }
}

#[tokio::test]
async fn missing_files_are_missing() {
    for path in [
        "/assets/none.js",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/play",
    ] {
        assert_eq!(
            get(path, &[]).await.status(),
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
}

#[tokio::test]
async fn nothing_is_written() {
    let request = Request::post("/").body(Body::empty()).expect("a request");
    let response = tabuleiro_server::app()
        .oneshot(request)
        .await
        .expect("the app always answers");
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn known_files_are_not_sent_again() {
    let tag = get("/", &[]).await.headers()[header::ETAG]
        .to_str()
        .expect("text")
        .to_owned();
    let again = get("/", &[(header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn answers_are_compressed_on_request() {
    let response = get("/", &[(header::ACCEPT_ENCODING, "gzip")]).await;
    assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
}

/// Every net and table under the address that the list names, to be kept for ever.
#[tokio::test]
async fn nets_and_tables() {
    let index = get("/data/index.json", &[]).await;
    assert_eq!(index.status(), StatusCode::OK);
    assert_eq!(index.headers()[header::CONTENT_TYPE], "application/json");
    assert_eq!(index.headers()[header::CACHE_CONTROL], "no-cache");
    let index: serde_json::Value = serde_json::from_str(&text(index).await).expect("JSON");
    let files = index["files"].as_array().expect("a list");
    assert_eq!(files.len(), engine::data::FILES.len());
    for (listed, file) in files.iter().zip(engine::data::FILES) {
        assert_eq!(listed["name"], file.name);
        assert_eq!(listed["kind"], file.kind.ending());
        let hash = listed["sha256"].as_str().expect("a hash");
        let address = listed["address"].as_str().expect("an address");
        assert!(address.contains(&hash[..8]), "{address}");
        let served = get(&format!("/data/{address}"), &[]).await;
        assert_eq!(served.status(), StatusCode::OK, "{address}");
        let caching = served.headers()[header::CACHE_CONTROL].to_str();
        assert!(caching.expect("text").contains("immutable"), "{address}");
        let bytes = served.into_body().collect().await.expect("a body");
        assert_eq!(bytes.to_bytes(), file.bytes, "{address}");
    }
}

#[tokio::test]
async fn only_listed_data_is_there() {
    for path in [
        "/data/",
        "/data/backgammon.net",
        "/data/manifest.toml",
        "/data/../Cargo.toml",
        "/data/backgammon-00000000.net",
    ] {
        let status = get(path, &[]).await.status();
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}
