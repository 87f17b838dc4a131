import type { ScreenRequest, Typed } from '../../lib/screen.ts'

type RetainedInput = {
  /** Name of the form in the address. */
  part: string
  request: ScreenRequest
  /** The member the page was rendered for: input retained for another one is not shown. */
  memberId: string
  typed?: Typed | undefined
}

/** Returns the input retained for this form and this member. */
export function retainedInput({
  part,
  request,
  typed,
  memberId,
}: RetainedInput): Typed | undefined {
  const isHere = request.search.get('form') === part
  return isHere && (typed?.memberId ?? memberId) === memberId ? typed : undefined
}
