// Finds the ids that a request is about, at any depth. Names, addresses and amounts must not be logged.

const isId = (name: string) => /^(id|ids)$|(Id|Ids)$/.test(name)

/** Returns the values of members named like ids, each once, in the order in which they occur. */
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
    // `{id: {$in: [...]}}`: the ids are below an operator.
    const passesOn = isNamed && (isList || name.startsWith('$'))
    collect(inner, passesOn || (!isList && isId(name)), found)
  }
}
