//! The file format of a table, as in `docs/tablebases.md`.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use doska_rules::Game;
use doska_rules::turkish::Turkish;

use crate::table::About;
use crate::{Class, Index, Table};

const MAGIC: [u8; 8] = *b"DOSKATBL";
/// The version of this format.
pub const VERSION: u16 = 1;
/// How many values are packed together.
const BLOCK: usize = 1 << 16;
/// How long the header is.
pub const HEADER: usize = 64;

/// Why bytes are no table that can be used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// They are not the bytes of a table at all.
    NoTable,
    /// Another version of the format, or of the rules.
    Version,
    /// A table of other material than expected.
    OtherClass,
    /// They break off, or some of them are not what was written.
    Broken,
}

/// The header of a table file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The material.
    pub class: Class,
    /// The counts and distances of the table.
    pub about: About,
    /// How many bytes follow the header.
    pub body: u64,
    width: u8,
}

impl Header {
    /// Reads the first 64 bytes of a table.
    pub fn read(bytes: &[u8]) -> Result<Header, Damage> {
        let bytes: &[u8; HEADER] = bytes
            .get(..HEADER)
            .and_then(|bytes| bytes.try_into().ok())
            .ok_or(Damage::NoTable)?;
        if bytes[..8] != MAGIC {
            return Err(Damage::NoTable);
        }
        let u16_at = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let u64_at = |at: usize| {
            let eight = bytes[at..at + 8].try_into().expect("eight bytes");
            u64::from_le_bytes(eight)
        };
        if u16_at(8) != VERSION || u32::from(u16_at(10)) != Turkish::VERSION {
            return Err(Damage::Version);
        }
        let sum = u32::from_le_bytes(bytes[60..64].try_into().expect("four bytes"));
        if crc32fast::hash(&bytes[..60]) != sum {
            return Err(Damage::Broken);
        }
        let counts = [bytes[12], bytes[13], bytes[14], bytes[15]];
        Ok(Header {
            class: Class::new(counts).ok_or(Damage::NoTable)?,
            about: About {
                wins: u64_at(16),
                draws: u64_at(24),
                losses: u64_at(32),
                longest_win: u16_at(40),
                longest_loss: u16_at(42),
            },
            width: bytes[44],
            body: u64_at(48),
        })
    }

    fn write(&self) -> [u8; HEADER] {
        let mut out = [0; HEADER];
        let mut put = |at: usize, bytes: &[u8]| out[at..at + bytes.len()].copy_from_slice(bytes);
        put(0, &MAGIC);
        put(8, &VERSION.to_le_bytes());
        put(10, &(Turkish::VERSION as u16).to_le_bytes());
        put(12, &self.class.counts);
        put(16, &self.about.wins.to_le_bytes());
        put(24, &self.about.draws.to_le_bytes());
        put(32, &self.about.losses.to_le_bytes());
        put(40, &self.about.longest_win.to_le_bytes());
        put(42, &self.about.longest_loss.to_le_bytes());
        put(44, &[self.width]);
        put(48, &self.body.to_le_bytes());
        let sum = crc32fast::hash(&out[..60]);
        out[60..].copy_from_slice(&sum.to_le_bytes());
        out
    }
}

impl Table {
    /// The table as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut body = Vec::new();
        pack(&self.verdicts, BLOCK / 4, &mut body);
        pack(&self.distances, BLOCK * self.width, &mut body);
        let sum = crc32fast::hash(&body);
        body.extend_from_slice(&sum.to_le_bytes());
        let header = Header {
            class: self.class(),
            about: self.about,
            width: self.width as u8,
            body: body.len() as u64,
        };
        [&header.write()[..], &body].concat()
    }

    /// Reads what [`write`](Self::write) wrote for `class`. Whatever is not exactly that is refused.
    pub fn read(bytes: &[u8], class: Class) -> Result<Table, Damage> {
        let header = Header::read(bytes)?;
        if header.class != class {
            return Err(Damage::OtherClass);
        }
        let body = &bytes[HEADER..];
        let (packed, sum) = body.split_last_chunk::<4>().ok_or(Damage::Broken)?;
        if body.len() as u64 != header.body || crc32fast::hash(packed) != u32::from_le_bytes(*sum) {
            return Err(Damage::Broken);
        }
        let index = Index::new(class);
        let len = index.len() as usize;
        let width = usize::from(header.width);
        if !(1..=2).contains(&width) {
            return Err(Damage::Broken);
        }
        let mut packed = packed;
        let verdicts = unpack(&mut packed, len.div_ceil(4), BLOCK / 4).ok_or(Damage::Broken)?;
        let distances = unpack(&mut packed, len * width, BLOCK * width).ok_or(Damage::Broken)?;
        if !packed.is_empty() {
            return Err(Damage::Broken);
        }
        Ok(Table {
            index,
            verdicts,
            distances,
            width,
            about: header.about,
        })
    }
}

/// Appends the lengths of the packed blocks, then the blocks.
fn pack(bytes: &[u8], block: usize, out: &mut Vec<u8>) {
    let mut blocks = Vec::new();
    for chunk in bytes.chunks(block) {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        let packed = encoder
            .write_all(chunk)
            .and_then(|()| encoder.finish())
            .expect("a vector takes everything");
        out.extend_from_slice(&(packed.len() as u32).to_le_bytes());
        blocks.extend_from_slice(&packed);
    }
    out.extend_from_slice(&blocks);
}

/// Takes what [`pack`] made of `len` bytes from the front.
fn unpack(from: &mut &[u8], len: usize, block: usize) -> Option<Vec<u8>> {
    let (lengths, mut rest) = from.split_at_checked(len.div_ceil(block) * 4)?;
    let mut out = Vec::with_capacity(len);
    for length in lengths.chunks_exact(4) {
        let length = u32::from_le_bytes(length.try_into().ok()?) as usize;
        let packed = rest.split_off(..length)?;
        let expected = block.min(len - out.len());
        let before = out.len();
        // One byte more is asked for than there should be.
        let decoder = DeflateDecoder::new(packed).take(expected as u64 + 1);
        { decoder }.read_to_end(&mut out).ok()?;
        if out.len() - before != expected {
            return None;
        }
    }
    *from = rest;
    Some(out)
}
