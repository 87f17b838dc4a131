// Runs one function in one transaction and returns its result or its refusal.
import type { EventIdentity } from '@vitrine/platform'
import { Refusal } from './refuse.ts'
import type { State } from './state/state.ts'

/** Rolls back on a refusal, unless the refusal commits its changes. */
export function outcomeOf<Answer>(
  state: State,
  work: () => Answer,
  by?: EventIdentity,
): Answer | Refusal {
  try {
    return state.transaction(() => answerOrDurableRefusal(work), by)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function answerOrDurableRefusal<Answer>(work: () => Answer): Answer | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return error
    throw error
  }
}
