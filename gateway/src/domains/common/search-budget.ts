import { messages } from '../../__generated__/messages/domains.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { CallBudget } from '../../graphql/call-budget.ts'
import type { OperationContext } from '../../graphql/request-context.ts'

/** Most different search texts per request: searching is the gateway's own work. */
const mostTexts = 4
const texts = new WeakMap<CallBudget, Set<string>>()

/** Counts a text; throws beyond the limit. Repeated texts are free. */
export function spendSearch(text: string, field: string, { budget }: OperationContext): void {
  const known = texts.get(budget) ?? new Set()
  texts.set(budget, known.add(text))
  if (known.size <= mostTexts) return
  throw new BadInput(field, messages.tooManyTexts({ mostTexts }))
}
