// Before the first paint: the theme and language chosen on this device, so that no page flashes; and what this page will be made of is asked for at
// once, not when the script that needs it has come: on a slow line each question asked late costs the way there and back.
try {
  const ahead = JSON.parse('__AHEAD__')
  const chosen = JSON.parse(localStorage.getItem('branchline.settings') || '{}')
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme
  if (/^[a-z]{2}$/.test(chosen.locale)) document.documentElement.lang = chosen.locale
  const [first, second = '', third = ''] = location.pathname.slice(1).split('/')
  const kept = first === 'play' && JSON.parse(localStorage.getItem(`branchline.table.${second.split('@')[0]}`))
  const page = ahead.pages[third === '' ? first : `${first}/`]
  const title = kept ? kept.record.game : third === '' ? '' : second
  const language = ahead.languages[chosen.locale || navigator.language.slice(0, 2)] || ahead.languages.en
  for (const at of new Set(page && [...page, ...language, ...(ahead.titles[title] || [])])) {
    const link = document.createElement('link')
    const file = ahead.files[at]
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    // As the scripts that want it ask for it: what was asked for otherwise would be fetched a second time.
    link.crossOrigin = ''
    link.dataset.early = ''
    link.href = `/assets/${file}`
    document.head.append(link)
  }
} catch {}
