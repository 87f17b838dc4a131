// Several calls that only make sense together. When one is refused the rest waits, so that it can be
// gone on with from there: between the first and the last the product lacks pictures.
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
const calm: State = { isBusy: false, problems: [], left: [] }

export function useMediaSteps(id: string) {
  const send = useSend()
  const readFresh = useFreshProduct(id)
  const [state, setState] = useState(calm)

  const sendOne = (step: Step): Promise<readonly Problem[]> => {
    if (step.kind === 'remove') return send(removeMediaDocument, { id, mediaIds: step.mediaIds })
    if (step.kind === 'join') return send(addChoiceMediaDocument, { id, media: step.media })
    if (step.kind === 'part') return send(removeChoiceMediaDocument, { id, media: step.media })
    return send(addMediaDocument, { id, media: step.mediaIds.map((mediaId) => ({ mediaId })) })
  }

  /** Nothing when all is done; else why the first that failed was refused. */
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
    setState(calm)
    return []
  }

  return { ...state, run, goOn: () => run(state.left), clear: () => setState(calm) }
}
