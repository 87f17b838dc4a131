// Entry of the admin, an application of its own for staff.
import { createRoot } from 'react-dom/client'
import { applyTheme, themeKey } from '../lib/theme.ts'
import { AdminApp } from './app/AdminApp.tsx'
import { guardHistory } from './lib/unsaved.ts'
import '../styles/base.css'
import './admin.css'

/** Applies the theme selected in the storefront. */
function showTheme() {
  const chosen = localStorage.getItem(themeKey)
  if (chosen === 'light' || chosen === 'dark') applyTheme(chosen)
}

document.documentElement.classList.add('js')
try {
  showTheme()
} catch {
  // Without storage the system theme applies.
}
guardHistory()
const place = document.getElementById('root')
if (place) createRoot(place).render(<AdminApp />)
