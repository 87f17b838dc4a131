import { isGone } from '../lib/is-gone.ts'

type Cart = {
  lines: readonly { id: string; name: string; availability?: { status: string } | null }[]
}

/** Names of the lines that could be ordered before and cannot now. */
export function newlyGone(before: Cart | null, after: Cart | null): string[] {
  const were = new Set(
    before?.lines.filter(({ availability }) => !isGone(availability?.status)).map(({ id }) => id),
  )
  return (after?.lines ?? [])
    .filter(({ id, availability }) => were.has(id) && isGone(availability?.status))
    .map(({ name }) => name)
}
