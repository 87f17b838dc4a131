// What a request was about: the ids in it, wherever they stand. Names, addresses and amounts are
// not to be logged.

const isId = (name: string) => /^(id|ids)$|(Id|Ids)$/.test(name)

/** Ids under members named as such, in the order they stand, each once. */
export function idsIn(value: unknown): string[] {
  const found = new Set<string>()
  collect(value, false, found)
  return [...found]
}

function collect(value: unknown, isNamed: boolean, found: Set<string>): void {
  if (typeof value === 'string' && isNamed && value.length <= 100) found.add(value)
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [name, inner] of Object.entries(value)) {
    // `{id: {$in: [...]}}`: an operator stands between the name and the ids.
    const passesOn = isNamed && (isList || name.startsWith('$'))
    collect(inner, passesOn || (!isList && isId(name)), found)
  }
}
