/** Moves an entry by one position; at the end it stays. */
export function moved<Item>(list: readonly Item[], at: number, by: 1 | -1): Item[] {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return [...list]
  return list.map((item, place) => (place === at ? other : place === at + by ? one : item))
}

export const without = <Item>(list: readonly Item[], at: number): Item[] =>
  list.filter((_, place) => place !== at)
