// Checks a list of options for what the platform would refuse. docs/contract/catalog.md §5, §14.
import { messages } from '../../__generated__/messages/catalog.ts'
import type { Problem, ProductOptionInput } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'

const mostVariants = 1000
/** Above this number variants cannot be managed individually. */
const mostManaged = 300

type OptionsInput = {
  options?: readonly ProductOptionInput[] | null
  managesVariants?: boolean | null
}

/** Names and labels are compared without case, like on the platform [assumed]. */
export function optionProblems({ options, managesVariants }: OptionsInput): Problem[] {
  if (!options) return []
  const names = repeats(options.map(({ name }) => name)).map((at) => `options[${at}].name`)
  const labels = options.flatMap(({ choices }, at) =>
    repeats(choices.map(({ value, label }) => label ?? value)).map((place) => {
      const part = choices[place]?.label ? 'label' : 'value'
      return `options[${at}].choices[${place}].${part}`
    }),
  )
  return [
    ...[...names, ...labels].map((field) =>
      problem('NAME_TAKEN', { field: `${field}`, message: messages.thisIsThereAlready }),
    ),
    ...countProblems(options, managesVariants),
  ]
}

function countProblems(options: readonly ProductOptionInput[], isManaged?: boolean | null) {
  const count = options.reduce((product, { choices }) => product * choices.length, 1)
  const tooMany = (most: number, field: string) => [
    problem('INVALID_SIZE', {
      field,
      message: messages.theseMakeVariantsIsMost({ count, most }),
    }),
  ]
  if (count > mostVariants) return tooMany(mostVariants, 'options')
  return isManaged && count > mostManaged ? tooMany(mostManaged, 'managesVariants') : []
}

/** Returns the indexes of repeated words. */
function repeats(words: readonly string[]): number[] {
  const lower = words.map((word) => word.toLowerCase())
  return lower.flatMap((word, at) => (lower.indexOf(word) < at ? [at] : []))
}
