// Runs calls that belong together. After a refusal the remaining ones are retained to continue, because pictures are
// missing in between.
import { useState } from 'react'
import type { Problem } from '../../ui/Problems.tsx'
import {
  addChoiceMediaDocument,
  addMediaDocument,
  removeChoiceMediaDocument,
  removeMediaDocument,
} from './media-documents.ts'
import type { Step } from './media-order.ts'
import { useFreshProduct, useSend } from './use-product.ts'

type State = { isBusy: boolean; problems: readonly Problem[]; left: readonly Step[] }
const idle: State = { isBusy: false, problems: [], left: [] }

export function useMediaSteps(id: string) {
  const send = useSend()
  const readFresh = useFreshProduct(id)
  const [state, setState] = useState(idle)

  const sendOne = (step: Step): Promise<readonly Problem[]> => {
    if (step.kind === 'remove') return send(removeMediaDocument, { id, mediaIds: step.mediaIds })
    if (step.kind === 'join') return send(addChoiceMediaDocument, { id, media: step.media })
    if (step.kind === 'part') return send(removeChoiceMediaDocument, { id, media: step.media })
    return send(addMediaDocument, { id, media: step.mediaIds.map((mediaId) => ({ mediaId })) })
  }

  /** Undefined when all calls are done; else the problem of the first failed one. */
  const run = async (steps: readonly Step[]): Promise<readonly Problem[]> => {
    for (const [at, step] of steps.entries()) {
      const left = steps.slice(at)
      setState({ isBusy: true, problems: [], left })
      const problems = await sendOne(step)
      if (problems.length > 0) {
        setState({ isBusy: false, problems, left })
        return problems
      }
    }
    await readFresh()
    setState(idle)
    return []
  }

  return { ...state, run, goOn: () => run(state.left), clear: () => setState(idle) }
}
