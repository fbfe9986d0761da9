use doska_tables::*;
struct W;
impl Watch for W {
    fn at(&self, c: Class, p: u16) {
        if p % 10 == 0 {
            eprintln!("{c} {p}");
        }
    }
    fn gone(&self, _: u64) {}
}
fn main() {
    let n: u32 = std::env::args().nth(1).unwrap().parse().unwrap();
    let f = Folder::new(std::env::args().nth(2).unwrap());
    let t = std::time::Instant::now();
    f.build(n, 2, &W, &mut |s, t| {
        for t in t {
            println!("{s:?} {} {:?} {}", t.class(), t.about(), t.index().len());
        }
    })
    .map_err(|e| format!("{e:?}"))
    .unwrap();
    println!("built {:?}", t.elapsed());
    let t = std::time::Instant::now();
    let tabs = f.tables().unwrap();
    let mut classes = vec![];
    for e in f.entries().unwrap() {
        classes.push(e.class);
        let tb = tabs.table(e.class).unwrap();
        let (n, w) = verify::table(&tabs, tb, 2, &()).unwrap();
        println!("{} {} {:?} {} bytes", e.class, n, w, e.bytes);
        assert!(w.is_empty());
    }
    println!("verified {:?}", t.elapsed());
    let t = std::time::Instant::now();
    let c = verify::compare(&tabs, &classes, 10000, 20000, 1, &()).unwrap();
    println!("{c:?} {:?}", t.elapsed());
}
