// Combines the choices of options: one variant per combination. docs/contract/catalog.md §10.

type Option = { name: string; choices: readonly { description: string }[] }

/** Returns the number of variants of these options; 1 without options. */
export const countOf = (options: readonly Option[]): number =>
  options.reduce((count, { choices }) => count * choices.length, 1)

/** Returns every combination, the first option changing slowest; a single empty one without options. */
export function combinationsOf(options: readonly Option[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (lists, { name, choices }) =>
      lists.flatMap((list) => choices.map(({ description }) => ({ ...list, [name]: description }))),
    [{}],
  )
}

/** Whether both maps have the same choice for every option. */
export function sameChoices(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
