/** Notes on the page whether keys or a pointer were used last, for styles. */
export function watchKeys() {
  const { dataset } = document.documentElement;
  addEventListener('keydown', () => (dataset['keys'] = ''), true);
  addEventListener('pointerdown', () => delete dataset['keys'], true);
}
