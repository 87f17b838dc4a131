import { Banner } from '../../ui/Banner.tsx'
import * as messages from '../__generated__/messages/ui.ts'

export type Problem = {
  code: string
  message: string
  field?: string | null
  requestId?: string | null
}

type Props = {
  problems: readonly Problem[]
  /** What was not done. */
  title?: string
}

/** Without a response it is unknown whether the change was made. */
const titleOf = (problems: readonly Problem[]) =>
  problems.some(({ code }) => /^(NO_ANSWER|OUTCOME_UNKNOWN|INTERNAL)$/.test(code))
    ? messages.outcomeUnknown
    : messages.nothingWasChanged

/** Problems of a request, beside its control. Problems of a field are shown at the field. */
export function Problems({ problems, title = titleOf(problems) }: Props) {
  if (problems.length === 0) return null
  // Items of a bulk request may have failed for the same reason.
  const byText = new Map(
    problems.map((problem) => [`${problem.field} ${problem.message}`, problem]),
  )
  return (
    <Banner tone="danger" title={title}>
      {[...byText].map(([key, { message, requestId }]) => (
        <p key={key}>
          {message}
          {requestId && <small> {messages.request({ requestId })}</small>}
        </p>
      ))}
    </Banner>
  )
}

/** A lost response in the shape of a problem. */
export const lostAnswer: Problem = {
  code: 'NO_ANSWER',
  message: messages.outcomeUnknownHint,
}
