//! Markdown as our pages use it, for a terminal: headings, emphasis, lists, code, tables, diagrams.

use anstyle::{AnsiColor, Style};
use doska_play::{GameSpec, folder};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use crate::console::Console;
use crate::draw::{self, Scene};

/// Lines longer than this are hard to read, however wide the screen.
const WIDEST: usize = 100;

/// The page as lines of at most so many columns; `spoken` puts its diagrams into words.
pub fn render(console: &Console, source: &str, spoken: bool, width: usize) -> String {
    let mut page = Page {
        console,
        spoken,
        width: width.min(WIDEST),
        out: Vec::new(),
        inline: Vec::new(),
        bold: 0,
        italic: 0,
        lists: Vec::new(),
        code: false,
        alt: None,
        table: Vec::new(),
    };
    let plain = console.ascii.then(|| console.words.plain(source));
    let source = plain.as_deref().unwrap_or(source);
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        page.event(event);
    }
    while page.out.last().is_some_and(String::is_empty) {
        page.out.pop();
    }
    page.out.join("\n")
}

struct Page<'a> {
    console: &'a Console,
    /// Whether the page is for those who listen: no drawings, no lines.
    spoken: bool,
    width: usize,
    out: Vec<String>,
    /// Words of the paragraph so far, with their styles; a word that begins with a space begins a word.
    inline: Vec<(String, Style)>,
    bold: usize,
    italic: usize,
    /// The next number of each list we are in; `None` for bullets.
    lists: Vec<Option<u64>>,
    code: bool,
    /// Inside an image: the name of its diagram and the text in place of it.
    alt: Option<(String, String)>,
    table: Vec<Vec<String>>,
}

impl Page<'_> {
    fn event(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.text(&text),
            Event::Code(text) => {
                let style = Style::new().fg_color(Some(AnsiColor::Cyan.into()));
                match (&mut self.alt, self.console.colour) {
                    (Some((_, alt)), _) => alt.push_str(&text),
                    (None, true) => self.inline.push((text.to_string(), style)),
                    (None, false) => self.inline.push((format!("`{text}`"), Style::new())),
                }
            }
            Event::SoftBreak | Event::HardBreak => self.text(" "),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag) {
        match tag {
            Tag::Strong | Tag::Heading { .. } => self.bold += 1,
            Tag::Emphasis => self.italic += 1,
            Tag::List(first) => {
                self.paragraph();
                self.lists.push(first);
            }
            Tag::CodeBlock(kind) => {
                self.code = true;
                if matches!(kind, CodeBlockKind::Fenced(_)) {
                    self.blank();
                }
            }
            Tag::Image { dest_url, .. } => {
                self.paragraph();
                let file = dest_url.rsplit('/').next().unwrap_or("");
                let name = file.strip_suffix(".svg").unwrap_or(file).to_owned();
                self.alt = Some((name, String::new()));
            }
            Tag::TableRow | Tag::TableHead => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong => self.bold -= 1,
            TagEnd::Emphasis => self.italic -= 1,
            TagEnd::Heading(level) => {
                self.bold -= 1;
                let top = level as usize == 1;
                self.paragraph();
                if top
                    && !self.spoken
                    && let Some(title) = self.out.last()
                {
                    let line = if self.console.ascii { "=" } else { "═" };
                    let line = line.repeat(draw::width(title));
                    self.out.push(line);
                }
                self.blank();
            }
            TagEnd::Paragraph => {
                self.paragraph();
                if self.lists.is_empty() {
                    self.blank();
                }
            }
            TagEnd::Item => {
                self.paragraph();
                if let Some(Some(number)) = self.lists.last_mut() {
                    *number += 1;
                }
            }
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.blank();
                }
            }
            TagEnd::CodeBlock => {
                self.code = false;
                self.blank();
            }
            TagEnd::Image => self.diagram(),
            TagEnd::TableCell => {
                let cell = self.inline_text();
                if let Some(row) = self.table.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => self.finish_table(),
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        if let Some((_, alt)) = &mut self.alt {
            alt.push_str(text);
        } else if self.code {
            let style = Style::new().fg_color(Some(AnsiColor::Cyan.into()));
            for line in text.lines() {
                self.out
                    .push(format!("    {}", self.console.paint(style, line)));
            }
        } else {
            let mut style = Style::new();
            if self.bold > 0 {
                style = style.bold();
            }
            if self.italic > 0 {
                style = style.italic();
            }
            self.inline.push((text.to_owned(), style));
        }
    }

    /// An empty line, unless there is one.
    fn blank(&mut self) {
        if self.out.last().is_some_and(|line| !line.is_empty()) {
            self.out.push(String::new());
        }
    }

    /// Writes what has gathered, wrapped, with the sign of the list item it may begin.
    fn paragraph(&mut self) {
        let text = self.inline_text();
        if text.is_empty() {
            return;
        }
        let depth = self.lists.len();
        let (first, rest) = match self.lists.last() {
            None => (String::new(), String::new()),
            Some(number) => {
                let sign = match number {
                    Some(number) => format!("{number}."),
                    None if self.console.ascii => "-".to_owned(),
                    None => "•".to_owned(),
                };
                let indent = "  ".repeat(depth - 1);
                let rest = format!("{indent}{}", " ".repeat(draw::width(&sign) + 1));
                (format!("{indent}{sign} "), rest)
            }
        };
        self.out
            .extend(draw::wrap(&text, self.width, &first, &rest));
    }

    /// What has gathered, each word with its style, so that a line may be broken anywhere.
    fn inline_text(&mut self) -> String {
        let mut out = String::new();
        for (text, style) in self.inline.drain(..) {
            let mut words = text.split(' ');
            if let Some(word) = words.next() {
                out += &self.console.paint(style, word);
            }
            for word in words {
                out.push(' ');
                out += &self.console.paint(style, word);
            }
        }
        out.trim().to_owned()
    }

    /// The board of a diagram with the words under it.
    fn diagram(&mut self) {
        let Some((name, alt)) = self.alt.take() else {
            return;
        };
        self.blank();
        let scene = scene(self.console, &name);
        if self.spoken {
            self.out.extend(draw::wrap(&alt, self.width, "", ""));
            if let Some(scene) = scene {
                let said = scene.spoken(self.console);
                let lines = said.lines();
                self.out
                    .extend(lines.flat_map(|line| draw::wrap(line, self.width, "", "")));
            }
            self.blank();
            return;
        }
        if let Some(scene) = scene {
            let board = scene.draw_within(self.console, self.width - 2);
            self.out
                .extend(board.lines().map(|line| format!("  {line}")));
        }
        let caption = draw::wrap(&alt, self.width, "  ", "  ");
        let dim = |line: String| self.console.dim(&line);
        self.out.extend(caption.into_iter().map(dim));
        self.blank();
    }

    fn finish_table(&mut self) {
        let rows = std::mem::take(&mut self.table);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| draw::width(cell)).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (i, row) in rows.iter().enumerate() {
            let mut line = String::new();
            for (cell, width) in row.iter().zip(&widths) {
                let pad = width - draw::width(cell);
                line += cell;
                line += &" ".repeat(pad + 2);
            }
            self.out.push(line.trim_end().to_owned());
            if i == 0 && !self.spoken {
                let rule = if self.console.ascii { "-" } else { "─" };
                let lines: Vec<String> = widths.iter().map(|&w| rule.repeat(w)).collect();
                self.out.push(lines.join("  "));
            }
        }
        self.blank();
    }
}

/// The diagram of this name.
fn scene(console: &Console, name: &str) -> Option<Scene> {
    let mut entry = folder::diagram(name)?.split('\t').skip(1);
    let game = GameSpec::read(entry.next()?).ok()?;
    let position = match entry.next()? {
        "start" => game.start(),
        text => game.position(text).ok()?,
    };
    let scene = Scene::of_position(console, &position);
    Some(match entry.next().filter(|text| !text.is_empty()) {
        Some(text) => scene.with_move(console, &position, text),
        None => scene,
    })
}
