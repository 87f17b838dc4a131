// Computes what an update changed: the path of every field that differs, with its previous value.
// docs/contract/events-ecom.md §4.

type Fields = Record<string, unknown>
type Found = [path: string, before: unknown]

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Escapes characters that have a meaning in a path. */
const escaped = (key: string) => key.replace(/[\\.[\]]/g, '\\$&')

/** Returns an empty object when nothing differs. A value that was absent before is null. */
export function modifiedFields(before: object, after: object): Fields {
  return Object.fromEntries(inObject(before as Fields, after as Fields, ''))
}

function inObject(before: Fields, after: Fields, path: string): Found[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    const place = path ? `${path}.${escaped(key)}` : escaped(key)
    return differences(before[key], after[key], place)
  })
}

function differences(before: unknown, after: unknown, path: string): Found[] {
  // Undefined and null are the same on the wire: absent.
  if (before === after || (before ?? null) === (after ?? null)) return []
  if (isObject(before) && isObject(after)) return inObject(before, after, path)
  if (!Array.isArray(before) || !Array.isArray(after)) return [[path, before ?? null]]
  // A list of another length is reported as a whole: positions cannot be compared then.
  if (before.length !== after.length) return [[path, before]]
  return before.flatMap((item, index) => differences(item, after[index], `${path}[${index}]`))
}
