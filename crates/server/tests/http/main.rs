//! What the server answers, asked without a network.

mod ask;
mod careful;
mod files;
mod pages;
mod tables;
