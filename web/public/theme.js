// Before the first paint: the theme and language chosen on this device, so that no page flashes.
try {
  const chosen = JSON.parse(localStorage.getItem('branchline.settings') || '{}')
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme
  if (/^[a-z]{2}$/.test(chosen.locale)) document.documentElement.lang = chosen.locale
} catch {}
