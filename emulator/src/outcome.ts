// One piece of work in one transaction: its answer, or the refusal it ended in.
import { Refusal } from './refuse.ts'
import type { State } from './state/state.ts'

/** A refusal undoes what happened before it, unless it says that it keeps its changes. */
export function outcomeOf<Answer>(state: State, work: () => Answer): Answer | Refusal {
  try {
    return state.transaction(() => answerOrKeepingRefusal(work))
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
