import * as messages from '../../__generated__/messages/health.ts'
import type { SiteFinding } from '../../lib/use-site-health.ts'
import { Label } from '../../ui/Label.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { checkWords, verdicts, verdictWords } from './check-words.ts'
import styles from './Findings.module.css'
import { GuideSection } from './GuideSection.tsx'

/** The findings by verdict, faults first. */
export const Findings = ({ findings }: { findings: readonly SiteFinding[] }) =>
  verdicts.map((verdict) => {
    const found = findings.filter((finding) => finding.verdict === verdict)
    if (found.length === 0) return null
    return (
      <Panel key={verdict} title={verdictWords[verdict].title}>
        <ul className={styles.findings}>
          {found.map((finding) => (
            <Finding key={finding.check} finding={finding} />
          ))}
        </ul>
      </Panel>
    )
  })

/** Its id is its heading in the guide, to which sections of others link. */
function Finding({ finding: { check, verdict, found, cure } }: { finding: SiteFinding }) {
  const { tone, label } = verdictWords[verdict]
  const id = check.toLowerCase()
  if (verdict === 'GOOD') {
    return (
      <li id={id} tabIndex={-1} className={styles.row}>
        <h3>{checkWords[check]}</h3>
        <p>{found}</p>
      </li>
    )
  }
  return (
    <li id={id} tabIndex={-1} className={styles.finding}>
      <div className={styles.head}>
        <h3>{checkWords[check]}</h3>
        <Label tone={tone}>{label}</Label>
      </div>
      <p>{found}</p>
      {cure && (
        <p className={styles.cure}>
          <strong>{messages.whatToDo}</strong> {cure}
        </p>
      )}
      <details className={styles.guide} open={verdict === 'FAULT'}>
        <summary>
          {messages.guide} <span className={styles.about}>{checkWords[check]}</span>
        </summary>
        <GuideSection check={check} />
      </details>
    </li>
  )
}
