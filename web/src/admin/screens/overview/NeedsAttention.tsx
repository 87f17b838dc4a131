import { Link } from 'wouter'
import * as messages from '../../__generated__/messages/overview.ts'
import { useStaff } from '../../lib/rights.tsx'
import { useSiteHealth } from '../../lib/use-site-health.ts'
import { Muted } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './Overview.module.css'

/** How old the findings of the site may be here: it is not checked with every visit. */
const hour = 3600

/** Count, text, link. */
export type Hint = readonly [count: number, words: string, href: string]

/** Issues that staff may want to fix; faults of the site first, once they are known. */
export function NeedsAttention({ hints }: { hints: readonly Hint[] }) {
  const { rights } = useStaff()
  const { health } = useSiteHealth(rights.includes('HEALTH_READ') ? hour : null)
  const faults = health?.findings.filter(({ verdict }) => verdict === 'FAULT').length ?? 0
  const all: Hint[] = [
    ...(faults > 0 ? [[faults, messages.faultsOfSite({ count: faults }), '/health'] as const] : []),
    ...hints,
  ]
  return (
    <Panel title={messages.needsAttention}>
      {all.length === 0 ? (
        <Muted>{messages.nothingToDo}</Muted>
      ) : (
        <ul className={styles.hints}>
          {all.map(([count, words, href]) => (
            <li key={href}>
              <Link href={href}>
                <strong>{count}</strong> {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
