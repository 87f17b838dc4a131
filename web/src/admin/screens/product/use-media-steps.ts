// Runs calls that belong together. After a refusal the remaining ones are retained to continue, because pictures are
// missing in between.

import { useState } from 'react'
import { graphql } from '../../__generated__/gql.ts'
import { useChange } from '../../lib/use-change.ts'
import type { Problem } from '../../ui/Problems.tsx'
import { addMediaDocument } from './media-documents.ts'
import type { Step } from './media-order.ts'
import { useFreshProduct } from './use-product.ts'

const removeChoiceMediaDocument = graphql(`
  mutation AdminRemoveChoiceMedia($id: ID!, $choices: [ChoiceMediaRemovalInput!]!) {
    removeProductMediaFromChoices(input: { id: $id, media: { choices: $choices } }) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)

const addChoiceMediaDocument = graphql(`
  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {
    addProductMediaToChoices(input: { id: $id, media: $media }) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)

const removeMediaDocument = graphql(`
  mutation AdminRemoveMedia($id: ID!, $media: MediaSelectionInput!) {
    removeProductMedia(input: { id: $id, media: $media }) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)

type Ended = { problems: readonly Problem[] }
type State = { isBusy: boolean; problems: readonly Problem[]; left: readonly Step[] }
const idle: State = { isBusy: false, problems: [], left: [] }

export function useMediaSteps(id: string) {
  const { change } = useChange()
  const readFresh = useFreshProduct(id)
  const [state, setState] = useState(idle)

  const sendOne = (step: Step): Promise<Ended> => {
    if (step.kind === 'remove')
      return change(removeMediaDocument, { id, media: { ids: step.mediaIds } })
    if (step.kind === 'join') return change(addChoiceMediaDocument, { id, media: step.media })
    if (step.kind === 'part') {
      const choices = step.media.map(({ mediaIds, ...choice }) => ({
        ...choice,
        media: { ids: mediaIds },
      }))
      return change(removeChoiceMediaDocument, { id, choices })
    }
    const media = step.mediaIds.map((mediaId) => ({ source: { mediaId } }))
    return change(addMediaDocument, { id, media })
  }

  /** The problems of the first failed call; none when all are done. */
  const run = async (steps: readonly Step[]): Promise<Ended> => {
    for (const [at, step] of steps.entries()) {
      const left = steps.slice(at)
      setState({ isBusy: true, problems: [], left })
      const { problems } = await sendOne(step)
      if (problems.length > 0) {
        setState({ isBusy: false, problems, left })
        return { problems }
      }
    }
    await readFresh()
    setState(idle)
    return { problems: [] }
  }

  return { ...state, run, goOn: () => run(state.left), clear: () => setState(idle) }
}
