// What a run measures: `npm run bench:requests -- W2 P0 P1` selects workloads and servers by their ids, in any order.

export type Selection = { workloads: readonly string[]; targets: readonly string[] }

/** Returns the selected ids; all of a kind where none of it is selected. Throws on an unknown one. */
export function selectionOf(words: readonly string[], known: Selection): Selection {
  const wanted = words.filter((word) => word !== '--')
  const unknown = wanted.filter(
    (word) => !known.workloads.includes(word) && !known.targets.includes(word),
  )
  if (unknown.length > 0) {
    const all = [...known.workloads, ...known.targets].join(' ')
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${all}`)
  }
  const of = (all: readonly string[]) => {
    const some = all.filter((one) => wanted.includes(one))
    return some.length > 0 ? some : all
  }
  return { workloads: of(known.workloads), targets: of(known.targets) }
}

/** Returns a positive number of the environment. */
export function numberOf(env: Record<string, string | undefined>, name: string, fallback: number) {
  const value = Number(env[name] ?? fallback)
  if (!(value > 0)) throw new Error(`${name} must be a number above 0`)
  return value
}
