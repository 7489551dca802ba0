//! Refusals of requests: a status and a stable name, as JSON. Words for people are the page's.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::store::StoreError;

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) id: &'static str,
    /// What exactly, for whoever writes a program.
    pub(crate) detail: Option<String>,
}

impl Problem {
    pub(crate) const fn new(status: StatusCode, id: &'static str) -> Self {
        Self {
            status,
            id,
            detail: None,
        }
    }

    pub(crate) const NO_SUCH_TABLE: Self = Self::new(StatusCode::NOT_FOUND, "no-such-table");
    pub(crate) const NOT_YOURS: Self = Self::new(StatusCode::FORBIDDEN, "not-your-seat");
    pub(crate) const NO_ACCOUNTS: Self = Self::new(StatusCode::NOT_FOUND, "accounts-off");
    pub(crate) const NOT_SIGNED_IN: Self = Self::new(StatusCode::UNAUTHORIZED, "not-signed-in");
    pub(crate) const WRONG_PASSPHRASE: Self = Self::new(StatusCode::FORBIDDEN, "wrong-passphrase");
    pub(crate) const FOREIGN: Self = Self::new(StatusCode::FORBIDDEN, "foreign-origin");
    pub(crate) const TOO_MANY: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests");
    pub(crate) const STOPPING: Self = Self::new(StatusCode::SERVICE_UNAVAILABLE, "stopping");

    pub(crate) fn bad(id: &'static str, detail: impl Into<String>) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            id,
            detail: Some(detail.into()),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::new(StatusCode::CONFLICT, "conflict"),
            StoreError::Full => Self::new(StatusCode::INSUFFICIENT_STORAGE, "store-full"),
            // What the store says stays here: it may name machines and folders.
            StoreError::Unavailable(_) => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "store-unavailable")
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = match self.detail {
            Some(detail) => json!({"error": self.id, "detail": detail}),
            None => json!({"error": self.id}),
        };
        let mut response = (self.status, Json(body)).into_response();
        let later = matches!(
            self.status,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
        );
        if later {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}
