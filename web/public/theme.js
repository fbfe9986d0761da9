// The chosen theme, before anything is drawn. The rest of the site comes later, as a module.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem('doska-settings')).theme;
} catch {
  // Nothing was chosen yet, or nothing may be read: the system's theme.
}
