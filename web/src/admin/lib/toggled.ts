/** The set with an entry added, or removed if it was in it. */
export function toggled<Item>(items: Iterable<Item>, item: Item): Set<Item> {
  const next = new Set(items)
  if (!next.delete(item)) next.add(item)
  return next
}
