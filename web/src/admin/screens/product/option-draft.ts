// Draft of a product's options: the platform's rules, and the variants a change would delete. docs/contract/catalog.md
// §5, §14.

import type { OptionType, ProductOptionInput } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/product.ts'

export type ChoiceDraft = { value: string; label: string }
export type OptionDraft = { name: string; isColor: boolean; choices: readonly ChoiceDraft[] }
/** What the section of the options edits. */
export type OptionValues = { options: readonly OptionDraft[]; managesVariants: boolean }
/** Errors by the server's path, such as `options[1].choices[0].label`. */
export type Faults = Readonly<Record<string, string>>

export const maxOptions = 6
export const maxChoices = 100
const maxVariants = 1000
/** Above this number, variants cannot be managed individually. */
const maxManagedVariants = 300
const longest = 50

type ProductOption = {
  name: string
  type: OptionType
  choices: readonly { value: string; label: string }[]
}

export const draftOf = (options: readonly ProductOption[]): OptionDraft[] =>
  options.map(({ name, type, choices }) => ({
    name,
    isColor: type === 'COLOR',
    choices: choices.map(({ value, label }) => ({ value, label })),
  }))

/** The value of a text choice is its label; a color has a label beside its value. */
export const inputOf = (options: readonly OptionDraft[]): ProductOptionInput[] =>
  options.map(({ name, isColor, choices }) => ({
    name: name.trim(),
    choices: choices.map(({ value, label }) => ({
      value: isColor ? value.trim().toLowerCase() : value.trim() || label.trim(),
      label: label.trim(),
    })),
  }))

export const countOf = (options: readonly OptionDraft[]): number =>
  options.reduce((product, { choices }) => product * choices.length, 1)

/** Errors by path, by the platform's rules; names and labels are compared without case. */
export function faultsOf(options: readonly OptionDraft[], isManaged: boolean): Faults {
  const faults: Record<string, string> = {}
  const note = (path: string, problem: string | null) => {
    if (problem && !faults[path]) faults[path] = problem
  }
  const names = options.map(({ name }) => name)
  for (const [at, { name, isColor, choices }] of options.entries()) {
    const path = `options[${at}]`
    note(`${path}.name`, wordProblem(name, names.slice(0, at)))
    if (choices.length === 0) note(path, messages.atLeastOneChoiceIsNeeded)
    if (choices.length > maxChoices) note(path, messages.atMostChoices({ maxChoices }))
    const labels = choices.map(({ label }) => label)
    for (const [place, { value, label }] of choices.entries()) {
      note(`${path}.choices[${place}].label`, wordProblem(label, labels.slice(0, place)))
      if (isColor) note(`${path}.choices[${place}].value`, colorProblem(value))
    }
  }
  note('options', sizeProblem(options, isManaged))
  return faults
}

function wordProblem(word: string, before: readonly string[]): string | null {
  const text = word.trim()
  if (text === '') return messages.wordIsNeeded
  if (text.length > longest) return messages.atMostCharacters({ longest })
  const isThere = before.some((one) => one.trim().toLowerCase() === text.toLowerCase())
  return isThere ? messages.thisIsThereAlready : null
}

const colorProblem = (value: string) =>
  /^#[0-9a-f]{6}$/i.test(value.trim()) ? null : messages.colorInvalid

function sizeProblem(options: readonly OptionDraft[], isManaged: boolean): string | null {
  if (options.length > maxOptions) return messages.atMostOptions({ maxOptions })
  const count = countOf(options)
  if (count > maxVariants) return messages.tooManyVariants({ count, maxVariants })
  return isManaged && count > maxManagedVariants
    ? messages.tooManyManagedVariants({ count, maxManagedVariants })
    : null
}

/**
 * Number of variants deleted with their own data: those of a combination that no longer exists. A renamed choice is a
 * new choice; a new option replaces all variants.
 */
export function lostVariants(
  before: readonly OptionDraft[],
  after: readonly OptionDraft[],
): number {
  if (before.length === 0) return 0
  const total = countOf(before)
  const names = new Map(after.map((option) => [option.name.trim(), option]))
  if (before.length !== after.length || !before.every(({ name }) => names.has(name))) return total
  const retained = before.reduce((product, { name, choices }) => {
    const labels = new Set(names.get(name)?.choices.map(({ label }) => label.trim()))
    return product * choices.filter(({ label }) => labels.has(label)).length
  }, 1)
  return total - retained
}
