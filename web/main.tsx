import { createRoot } from 'react-dom/client'
import './shell/tabStops.ts'
import '@branchline/design/tokens.css'
import '@branchline/design/page.css'
import { applyToPage } from './settings/settings.ts'
import { App } from './shell/App.tsx'
import { followLinks } from './shell/route.ts'

applyToPage()
document.addEventListener('click', followLinks)
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))
