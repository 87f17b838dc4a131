// One piece of work in one transaction: its answer, or the refusal it ended in.
import type { EventIdentity } from '@vitrine/platform'
import { Refusal } from './refuse.ts'
import type { State } from './state/state.ts'

/** A refusal undoes what happened before it, unless it says that it keeps its changes. */
export function outcomeOf<Answer>(
  state: State,
  work: () => Answer,
  by?: EventIdentity,
): Answer | Refusal {
  try {
    return state.transaction(() => answerOrKeepingRefusal(work), by)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function answerOrKeepingRefusal<Answer>(work: () => Answer): Answer | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return error
    throw error
  }
}
