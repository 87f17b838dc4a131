// One variant per combination of choices. contract/catalog.md §10.

type Option = { name: string; choices: readonly { description: string }[] }

/** How many variants these options make; 1 without any. */
export const countOf = (options: readonly Option[]): number =>
  options.reduce((count, { choices }) => count * choices.length, 1)

/** Every combination, the first option changing slowest; one empty without options. */
export function combinationsOf(options: readonly Option[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (lists, { name, choices }) =>
      lists.flatMap((list) => choices.map(({ description }) => ({ ...list, [name]: description }))),
    [{}],
  )
}

/** Both maps name the same choice for every option. */
export function sameChoices(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
