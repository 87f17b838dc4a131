import { Banner } from '../../../ui/Banner.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/events.ts'
import { useChange } from '../../lib/use-change.ts'
import type { LiveEvent } from '../../live/event.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Problems } from '../../ui/Problems.tsx'
import styles from './Replay.module.css'
import { reasonWords } from './words.ts'

const replayDocument = graphql(`
  mutation AdminReplayEvent($id: ID!) {
    replayChangeEvent(input: { id: $id }) {
      event { __typename id state }
      problems { code message field requestId }
    }
  }
`)

type Props = { event: Pick<LiveEvent, 'id' | 'deadLetter'>; onReplayed: () => void }

/** Reason of a dead letter, and a button to replay it. */
export function Replay({ event: { id, deadLetter }, onReplayed }: Props) {
  const { change, isBusy, problems } = useChange()
  const run = async () => {
    const { isDone } = await change(replayDocument, { id })
    if (isDone) onReplayed()
  }
  return (
    <>
      <Banner
        tone="warning"
        title={deadLetter ? reasonWords[deadLetter.reason] : messages.deadLetter}
      >
        {deadLetter?.detail && <p>{deadLetter.detail}</p>}
        {deadLetter && deadLetter.tries > 0 && (
          <p>{messages.triedTimes({ tries: deadLetter.tries })}</p>
        )}
        <p className={styles.again}>
          <AllowedButton right="EVENTS_REPLAY" isBusy={isBusy} onClick={() => void run()}>
            {commonMessages.tryAgain}
          </AllowedButton>
        </p>
      </Banner>
      <Problems problems={problems} title={messages.itWasntRetried} />
    </>
  )
}
