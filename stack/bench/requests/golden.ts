// Whether two servers give the same answer: the bodies as parsed JSON, without the order of members and without what
// only the gateway adds.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Returns a body in a form that is equal for equal answers. `isLive`: ids of carts and lines, which differ between two
 * shoppers, are replaced by their number of appearance.
 */
export function normalized(body: string, isLive: boolean): string {
  const { extensions: _, ...answer } = JSON.parse(body) as { [name: string]: Json }
  const ids = new Map<string, string>()
  const plain = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value === 'string') return isLive && id.test(value) ? numbered(value) : value
    if (value === null || typeof value !== 'object') return value
    const names = Object.keys(value).sort()
    return Object.fromEntries(names.map((name) => [name, plain(value[name] ?? null)]))
  }
  const numbered = (value: string): string => {
    const known = ids.get(value) ?? `#${ids.size + 1}`
    ids.set(value, known)
    return known
  }
  return JSON.stringify(plain(answer))
}

/** Returns the surroundings of the first difference of two normalized bodies; null if there is none. */
export function differenceOf(golden: string, other: string): string | null {
  if (golden === other) return null
  let at = 0
  while (golden[at] === other[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `…${part(golden)}… is …${part(other)}…`
}
