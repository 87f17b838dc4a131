import { useEffect, useState } from 'react'
import * as messages from '../../__generated__/messages/shell.ts'
import { applyTheme, readTheme, type Theme, themes } from '../../lib/theme.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './Header.module.css'

const icons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }
const words: Record<Theme, string> = {
  system: messages.system,
  light: messages.light,
  dark: messages.dark,
}

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
      aria-label={messages.themeChangeTo({ theme: words[theme], next: words[next] })}
      title={messages.theme({ theme: words[theme] })}
      onClick={change}
    >
      <Icon name={icons[theme]} />
    </button>
  )
}
