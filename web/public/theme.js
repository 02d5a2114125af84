// Runs before the first paint, so that nobody who chose dark is flashed with a white page.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('headframeTheme')
  } catch {
    // Without storage the system decides.
  }
  var dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
  var bar = document.querySelector('meta[name="theme-color"]')
  if (bar) bar.setAttribute('content', dark ? '#14110e' : '#fbf8f3')
})()
