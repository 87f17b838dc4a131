// The owner's side starts here: a program of its own, for staff alone.
import { createRoot } from 'react-dom/client'
import { applyTheme, themeKey } from '../lib/theme.ts'
import { AdminApp } from './app/AdminApp.tsx'
import { guardHistory } from './lib/unsaved.ts'
import '../styles/tokens.css'
import '../styles/base.css'
import './admin.css'

/** As chosen in the shop. */
function showTheme() {
  const chosen = localStorage.getItem(themeKey)
  if (chosen === 'light' || chosen === 'dark') applyTheme(chosen)
}

document.documentElement.classList.add('js')
try {
  showTheme()
} catch {
  // Storage is off: the system decides.
}
guardHistory()
const place = document.getElementById('root')
if (place) createRoot(place).render(<AdminApp />)
