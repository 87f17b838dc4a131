import { Button } from '../../../ui/Button.tsx'
import * as messages from '../../__generated__/messages/health.ts'
import { momentOf } from '../../lib/dates.ts'
import { type SiteFinding, useSiteHealth } from '../../lib/use-site-health.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { verdicts, verdictWords } from './check-words.ts'
import { Findings } from './Findings.tsx'

const fresh = 60

export function Screen() {
  const { health, error, isBusy, isYoung, checkAgain } = useSiteHealth(fresh)
  const findings = health?.findings ?? []
  const checkedAt = health?.checkedAt
  return (
    <>
      <ScreenHead
        title={messages.siteHealth}
        lead={checkedAt ? messages.checkedAt({ date: momentOf(checkedAt) }) : messages.intro}
      >
        <Button weight="primary" isBusy={isBusy} aria-disabled={isBusy} onClick={checkAgain}>
          {isBusy ? messages.checking : messages.checkAgain}
        </Button>
      </ScreenHead>
      {error && !isBusy ? (
        <NoAnswer error={error} onAgain={checkAgain} />
      ) : (
        <Stack>
          <div role="status">
            <Muted>{statusOf(findings, isBusy, isYoung)}</Muted>
          </div>
          {findings.length === 0 ? (
            <Loading isAnnounced={false} />
          ) : (
            <Findings findings={findings} />
          )}
        </Stack>
      )}
    </>
  )
}

function statusOf(findings: readonly SiteFinding[], isBusy: boolean, isYoung: boolean): string {
  if (isBusy) return messages.checkingText
  const counts = verdicts.flatMap((verdict) => {
    const count = findings.filter((finding) => finding.verdict === verdict).length
    return count > 0 ? verdictWords[verdict].count({ count }) : []
  })
  return [`${counts.join(', ')}.`, ...(isYoung ? [messages.young] : [])].join(' ')
}
