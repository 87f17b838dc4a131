// Edits of a form by value. They are layered over the loaded values, so that a refetch loses none.

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Names of the values that differ from the loaded ones. */
export const changedNames = <Values extends object>(before: Values, now: Values) =>
  (Object.keys(before) as (keyof Values)[]).filter((name) => !isSame(now[name], before[name]))

/** Edits that were made while `sent` was being saved. */
export const editsSince = <Values extends object>(
  edits: Partial<Values>,
  sent: Values,
): Partial<Values> => {
  const since = Object.entries(edits).filter(
    ([name, value]) => !isSame(value, sent[name as keyof Values]),
  )
  return Object.fromEntries(since) as Partial<Values>
}
