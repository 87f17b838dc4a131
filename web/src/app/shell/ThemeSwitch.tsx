import { useEffect, useState } from 'react'
import { applyTheme, readTheme, type Theme, themes } from '../../lib/theme.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './Header.module.css'

const icons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }
const words: Record<Theme, string> = { system: 'system', light: 'light', dark: 'dark' }

/** Button for the three themes. Not rendered before hydration, because it needs JavaScript. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const change = () => {
    applyTheme(next)
    setTheme(next)
  }
  return (
    <button
      type="button"
      className={`${styles.icon} needs-js`}
      aria-label={`Theme: ${words[theme]}. Change to ${words[next]}`}
      title={`Theme: ${words[theme]}`}
      onClick={change}
    >
      <Icon name={icons[theme]} />
    </button>
  )
}
