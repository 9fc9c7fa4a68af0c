// before the first paint: the colours of the last visit
try {
  document.documentElement.dataset.theme = localStorage.getItem('docs:theme') ?? 'auto'
} catch {
  document.documentElement.dataset.theme = 'auto'
}
