import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'

/** Looking for words is the gateway's own work: one request has it done for a few texts. */
const mostTexts = 4
const texts = new WeakMap<Context['budget'], Set<string>>()

/** Refuses the text that is one too many. The same one once more costs nothing. */
export function spendSearch(
  text: string,
  field: string,
  { budget }: Pick<Context, 'budget'>,
): void {
  const known = texts.get(budget) ?? new Set()
  texts.set(budget, known.add(text))
  if (known.size <= mostTexts) return
  throw new BadInput(field, `At most ${mostTexts} different texts at once, please.`)
}
