// Which entries of a list a page has: counted from the start of the list, or between the entries of two cursors.

/** A part of a list, by positions; the first entry has position 0. */
export type Window = { offset: number; limit: number }

/** What a cursor says of its entry. */
export type Position = {
  /** Number of entries before it when the cursor was made. */
  offset: number
  /** What the list finds the entry by, also after others were added or removed; absent when it has only positions. */
  key?: string | undefined
}

/**
 * The range of one page: at most `limit` entries from `offset` on, and only those between `after` and `before`, whose
 * own entries do not belong to it. `isBackward`: the last ones of that range instead of the first ones.
 */
export type PageRange = Window & {
  after?: Position | undefined
  before?: Position | undefined
  isBackward?: boolean | undefined
}

/** How many entries of the list as it is now come before a position, and before the first one after it. */
export type Locate = (position: Position) => { before: number; through: number }

/** Locates by the recorded positions alone. */
export const byOffset: Locate = ({ offset }) => ({ before: offset, through: offset + 1 })

/** Returns the place of an entry that has been removed: those that followed it have moved up by one. */
export const ofRemoved = ({ offset }: Position) => ({ before: offset, through: offset })

/** Locates by the key of an entry; by its recorded position once it is no longer in the list. */
export const byKeyIn =
  (keys: readonly string[]): Locate =>
  (position) => {
    const index = position.key === undefined ? -1 : keys.indexOf(position.key)
    if (index >= 0) return { before: index, through: index + 1 }
    return position.key === undefined ? byOffset(position) : ofRemoved(position)
  }

/** Returns whether the window of a range depends on the length of the list. */
export const needsTotal = ({ isBackward, before }: PageRange) => Boolean(isBackward) && !before

/** Returns the window of a range; `limit` is 0 for an empty one. `total`: null when it is unknown and not needed. */
export function windowOfRange(
  range: PageRange,
  total: number | null,
  locate: Locate = byOffset,
): Window {
  const { limit, after, before, isBackward } = range
  const start = after ? locate(after).through : range.offset
  const end = before ? locate(before).before : (total ?? Number.POSITIVE_INFINITY)
  const length = Math.max(0, Math.min(limit, end - start))
  return { offset: isBackward ? Math.max(start, end - length) : start, limit: length }
}
