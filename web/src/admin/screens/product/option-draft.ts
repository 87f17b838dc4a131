// Options while they are edited: the platform's rules for them, and what a change would cost.
// contract/catalog.md §5, §14.
import type { OptionType, ProductOptionInput } from '../../__generated__/graphql.ts'

export type ChoiceDraft = { value: string; label: string }
export type OptionDraft = { name: string; isColor: boolean; choices: readonly ChoiceDraft[] }
/** By the path the server would use, such as `options[1].choices[0].label`. */
export type Faults = Readonly<Record<string, string>>

export const mostOptions = 6
export const mostChoices = 100
const mostVariants = 1000
/** Above this many, variants cannot be managed one by one. */
const mostManaged = 300
const longest = 50

type Told = {
  name: string
  type: OptionType
  choices: readonly { value: string; label: string }[]
}

export const draftOf = (options: readonly Told[]): OptionDraft[] =>
  options.map(({ name, type, choices }) => ({
    name,
    isColor: type === 'COLOR',
    choices: choices.map(({ value, label }) => ({ value, label })),
  }))

/** A word's value is the word itself; a colour has a name beside it. */
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

/** What the platform would refuse, by path; names and labels are told apart whatever their case. */
export function faultsOf(options: readonly OptionDraft[], isManaged: boolean): Faults {
  const faults: Record<string, string> = {}
  const note = (path: string, problem: string | null) => {
    if (problem && !faults[path]) faults[path] = problem
  }
  const names = options.map(({ name }) => name)
  for (const [at, { name, isColor, choices }] of options.entries()) {
    const path = `options[${at}]`
    note(`${path}.name`, wordProblem(name, names.slice(0, at)))
    if (choices.length === 0) note(path, 'At least one choice is needed.')
    if (choices.length > mostChoices) note(path, `At most ${mostChoices} choices.`)
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
  if (text === '') return 'A word is needed.'
  if (text.length > longest) return `At most ${longest} characters.`
  const isThere = before.some((one) => one.trim().toLowerCase() === text.toLowerCase())
  return isThere ? 'This is there already.' : null
}

const colorProblem = (value: string) =>
  /^#[0-9a-f]{6}$/i.test(value.trim()) ? null : 'A colour such as #1f6f54.'

function sizeProblem(options: readonly OptionDraft[], isManaged: boolean): string | null {
  if (options.length > mostOptions) return `At most ${mostOptions} options.`
  const count = countOf(options)
  if (count > mostVariants) return `These make ${count} variants; ${mostVariants} is the most.`
  return isManaged && count > mostManaged
    ? `These make ${count} variants; ${mostManaged} is the most while variants are managed.`
    : null
}

/**
 * How many variants are lost with what they have of their own: those whose choices are not all there
 * afterwards. Another name is another choice; another option makes other variants of all of them.
 */
export function lostVariants(
  before: readonly OptionDraft[],
  after: readonly OptionDraft[],
): number {
  if (before.length === 0) return 0
  const total = countOf(before)
  const names = new Map(after.map((option) => [option.name.trim(), option]))
  if (before.length !== after.length || !before.every(({ name }) => names.has(name))) return total
  const kept = before.reduce((product, { name, choices }) => {
    const labels = new Set(names.get(name)?.choices.map(({ label }) => label.trim()))
    return product * choices.filter(({ label }) => labels.has(label)).length
  }, 1)
  return total - kept
}
