// Runs one call on many entities: each is tried on its own, and a refusal of one leaves the others unchanged.
// docs/contract/catalog.md §9, docs/contract/members.md §9.
import type { ApplicationError } from '@vitrine/platform'
import { Refusal } from './refuse.ts'

type Done<Item> = { id: string; item?: Item }

type Result<Item> = {
  itemMetadata: { id?: string; originalIndex: number; success: boolean; error?: ApplicationError }
  item?: Item
}

/**
 * Tries every input in order. An attempt must refuse before it changes anything; `idOf` returns the id of a
 * refused input.
 */
export function inBulk<Input, Item>(
  inputs: readonly Input[],
  attempt: (input: Input) => Done<Item>,
  idOf: (input: Input) => string | undefined = () => undefined,
) {
  const results = inputs.map((input, originalIndex): Result<Item> => {
    const outcome = outcomeOf(() => attempt(input))
    if (outcome instanceof Refusal) {
      const error = errorOf(outcome)
      return { itemMetadata: { id: idOf(input), originalIndex, success: false, error } }
    }
    const { id, item } = outcome
    const itemMetadata = { id, originalIndex, success: true }
    return item === undefined ? { itemMetadata } : { itemMetadata, item }
  })
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  const totalFailures = results.length - totalSuccesses
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}

function outcomeOf<Answer>(attempt: () => Answer): Answer | Refusal {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

type Details = {
  applicationError?: ApplicationError
  validationError?: {
    fieldViolations: { ruleName?: string | null; description?: string; data?: unknown }[]
  }
}

/**
 * Returns the error of a refused input. A result has only an application error: a rule's name becomes its
 * code. Assumed.
 */
function errorOf({ body, message }: Refusal): ApplicationError {
  const { details } = body as { details?: Details }
  if (details?.applicationError) return details.applicationError
  const [violation] = details?.validationError?.fieldViolations ?? []
  return {
    code: violation?.ruleName ?? 'INVALID_ARGUMENT',
    description: violation?.description ?? message,
    data: violation?.data ?? {},
  }
}
