import { useRef } from 'react'
import type { Facets } from '../parts/listing-fragment.ts'
import { type Group, groupKey, groupsOf, keyOf } from './groups.ts'

type Order = { q: string; places: Map<string, number> }

/**
 * Keeps groups and values in the order in which they first appeared for a query, so that new counts do not move a value
 * from under the pointer.
 */
export function useGroups(facets: Facets, q: string): Group[] {
  const order = useRef<Order>({ q, places: new Map() })
  if (order.current.q !== q) order.current = { q, places: new Map() }
  const { places } = order.current
  const placeOf = (key: string) => {
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  }
  const inOrder = <Item>(items: Item[], keyOfItem: (item: Item) => string) =>
    items
      .map((item) => ({ item, place: placeOf(keyOfItem(item)) }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  return inOrder(groupsOf(facets), groupKey).map((group) => ({
    ...group,
    choices: inOrder(group.choices, keyOf),
  }))
}
