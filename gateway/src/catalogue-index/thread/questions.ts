// Questions that are on their way to the thread and back.
import type { IndexLog } from '../patience.ts'
import type { FromThread, Question, ToThread } from './messages.ts'

/** Milliseconds a request waits for an answer; then it goes on without the index. */
const patienceMs = 2000

/** So many questions in a row without an answer: nobody is there. */
const mostMissed = 3

type Parts = {
  tell: (message: ToThread) => void
  log: Pick<IndexLog, 'error'>
  onSilence: () => void
}
type Answered = Extract<FromThread, { kind: 'answer' }>

export function createQuestions({ tell, log, onSilence }: Parts) {
  const asked = new Map<number, (answer: unknown) => void>()
  let last = 0
  let missed = 0

  function miss(): void {
    missed += 1
    if (missed < mostMissed) return
    missed = 0
    log.error({}, 'the thread of the catalogue index does not answer and is ended')
    onSilence()
  }

  return {
    /** Null when nothing is heard in time, or the thread has failed at it. */
    ask<Answer>(question: Question): Promise<Answer | null> {
      last += 1
      const id = last
      return new Promise((resolve) => {
        const give = (answer: unknown) => {
          clearTimeout(late)
          asked.delete(id)
          // What a method answers is what its caller asked for: both are named by the question.
          resolve(answer as Answer | null)
        }
        const late = setTimeout(() => {
          give(null)
          miss()
        }, patienceMs)
        asked.set(id, give)
        tell({ kind: 'ask', id, question })
      })
    },
    answered({ id, answer, failure }: Answered): void {
      missed = 0
      if (failure !== null) log.error({ failure }, 'the catalogue index failed at a question')
      asked.get(id)?.(answer)
    },
    /** Nothing more will be heard. */
    giveUp(): void {
      for (const give of [...asked.values()]) give(null)
    },
  }
}
