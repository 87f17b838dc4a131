/** Removes null and empty members, because null clears a field of a cart. */
export function present<T extends object>(value: T): Partial<T> {
  const given = Object.entries(value).filter(
    ([, one]) => one !== null && one !== undefined && one !== '',
  )
  return Object.fromEntries(given) as Partial<T>
}
