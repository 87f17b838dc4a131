import { ThemeSwitch } from '../../app/shell/ThemeSwitch.tsx'
import { Button } from '../../ui/Button.tsx'
import { graphql } from '../__generated__/gql.ts'
import * as messages from '../__generated__/messages/shell.ts'
import { playgroundHref } from '../lib/last-query.ts'
import { useStaff } from '../lib/rights.tsx'
import { useChange } from '../lib/use-change.ts'
import { openPalette } from './palette-signal.ts'
import styles from './TopBar.module.css'

const endElevationDocument = graphql(`
  mutation AdminEndElevation {
    endElevation { staff { elevation } problems { code message } }
  }
`)

const roles = { OWNER: messages.owner, CONTRIBUTOR: messages.contributor } as const

export function TopBar() {
  const { name, email, role, configured } = useStaff()
  const { change } = useChange()
  const leave = async () => {
    await change(endElevationDocument, {})
    location.assign('/')
  }
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.find} onClick={openPalette}>
        {messages.commandPlaceholder} <kbd>{'Ctrl K'}</kbd>
      </button>
      {!configured && <span className={styles.warning}>{messages.sitesKeyIsNotSet}</span>}
      <span className={styles.person} title={email ?? undefined}>
        {name ?? email} <span className={styles.role}>{role && roles[role]}</span>
      </span>
      <Button weight="quiet" onClick={() => open(playgroundHref(), '_blank', 'noopener')}>
        {messages.thisScreensQuery}
      </Button>
      <ThemeSwitch />
      <Button weight="quiet" onClick={leave}>
        {messages.leave}
      </Button>
    </header>
  )
}
