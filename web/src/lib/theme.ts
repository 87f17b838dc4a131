// The theme: light, dark or the system's. The inline script below sets it before the first paint.

export type Theme = 'system' | 'light' | 'dark'

export const themeKey = 'vitrine-theme'
export const themes: readonly Theme[] = ['system', 'light', 'dark']

/** Runs before the first paint; the content security policy contains the hash of its text. */
export const themeScript =
  `var h=document.documentElement;h.classList.add('js');` +
  `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')h.dataset.theme=t}catch(e){}`

export function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function applyTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is disabled: the theme lasts for this page.
  }
}
