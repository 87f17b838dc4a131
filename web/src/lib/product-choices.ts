// Computes which choices are selected, which are available, and why a combination cannot be bought.

export type ChoiceOption = {
  name: string
  choices: readonly { label: string; value: string; inStock: boolean; visible: boolean }[]
}

export type Selection = Record<string, string>

export type ChoiceVariant = { selection: Selection; isSellable: boolean }

/** Reads the choices of a URL, as `Size=S` or, from the plain form, `option.Size=S`. Unknown ones are ignored. */
export function readSelection(
  options: readonly ChoiceOption[],
  search: URLSearchParams,
): Selection {
  const selection: Selection = {}
  for (const { name, choices } of options) {
    const requested = (search.get(name) ?? search.get(`option.${name}`))?.toLowerCase()
    const found = choices.find((one) => one.visible && one.label.toLowerCase() === requested)
    const byValue = choices.find((one) => one.visible && one.value.toLowerCase() === requested)
    const choice = found ?? byValue
    if (choice) selection[name] = choice.label
  }
  return selection
}

/** Completes the choices from the first variant that can be bought, so that a page opens on one that is available. */
export function completeSelection(
  options: readonly ChoiceOption[],
  variants: readonly ChoiceVariant[],
  chosen: Selection,
): Selection {
  const fits = variants.find((one) => one.isSellable && agrees(one.selection, chosen))
  const selection: Selection = {}
  for (const { name, choices } of options) {
    const shown = choices.filter((choice) => choice.visible)
    const first = shown.find((choice) => choice.inStock) ?? shown[0]
    const label = chosen[name] ?? fits?.selection[name] ?? first?.label
    if (label !== undefined) selection[name] = label
  }
  return selection
}

/** Returns whether a variant with this choice and the other selected ones can be bought. */
export function isChoiceSellable(
  variants: readonly ChoiceVariant[],
  selection: Selection,
  option: string,
  label: string,
): boolean {
  const wanted = { ...selection, [option]: label }
  return variants.some((one) => one.isSellable && same(one.selection, wanted))
}

export type DeadEnd = {
  /** Choices of which changing any one makes the combination available; empty if no single change does. */
  blockers: { option: string; label: string }[]
  /** Combinations that can be bought, the most similar first; of equally similar ones, each way to change in turn. */
  alternatives: Selection[]
}

/** Returns null when the combination can be bought, or when the variants are unknown. */
export function deadEndOf(
  variants: readonly ChoiceVariant[],
  selection: Selection,
  most = 3,
): DeadEnd | null {
  if (variants.length === 0) return null
  if (variants.some((one) => one.isSellable && same(one.selection, selection))) return null
  const sellable = variants.filter((one) => one.isSellable)
  const turns: Record<string, number> = {}
  const ranked = sellable
    .map((one) => {
      const changed = differing(one.selection, selection)
      const way = changed.join()
      const turn = (turns[way] ?? 0) + 1
      turns[way] = turn
      return { selection: one.selection, distance: changed.length, turn }
    })
    .sort((a, b) => a.distance - b.distance || a.turn - b.turn)
  const near = ranked.filter((one) => one.distance === 1)
  const blocking = new Set(near.flatMap((one) => differing(one.selection, selection)))
  return {
    blockers: [...blocking].map((option) => ({ option, label: selection[option] ?? '' })),
    alternatives: ranked.slice(0, most).map((one) => one.selection),
  }
}

/** Returns the values in the order of the options: `Moss – Large`. */
export function selectionWords(options: readonly { name: string }[], selection: Selection): string {
  return options.flatMap(({ name }) => selection[name] ?? []).join(' – ')
}

/** Returns the selected choices as the schema takes them, in the order of the options. */
export const selectedChoices = (options: readonly { name: string }[], selection: Selection) =>
  options.flatMap(({ name: option }) => {
    const choice = selection[option]
    return choice === undefined ? [] : [{ option, choice }]
  })

/** Returns the query of a selection: `?Color=Moss&Size=Small`. */
export function selectionSearch(
  options: readonly { name: string }[],
  selection: Selection,
): string {
  const search = new URLSearchParams()
  for (const { name } of options) {
    const label = selection[name]
    if (label !== undefined) search.set(name, label)
  }
  const text = search.toString()
  return text && `?${text}`
}

const differing = (a: Selection, b: Selection) =>
  Object.keys(a).filter((name) => a[name] !== b[name])

const same = (a: Selection, b: Selection) =>
  differing(a, b).length === 0 && differing(b, a).length === 0

const agrees = (whole: Selection, part: Selection) =>
  Object.entries(part).every(([name, label]) => whole[name] === label)
