// The platform cannot reorder media: to move a picture to the front, the others are removed and added again behind it.
// docs/contract/catalog.md §10.

import type {
  ChoiceMediaInput,
  EditedProduct_ProductFragment,
} from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/product.ts'

export type Step =
  | { kind: 'remove'; mediaIds: string[] }
  | { kind: 'add'; mediaIds: string[] }
  | { kind: 'join'; media: ChoiceMediaInput[] }
  | { kind: 'part'; media: ChoiceMediaInput[] }

const maxMediaPerCall = 50
const maxChoicesPerCall = 10

function batches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** Media assigned to each choice. */
export type Shown = readonly { option: string; choice: string; mediaIds: readonly string[] }[]

export const shownMedia = (options: EditedProduct_ProductFragment['options']): Shown =>
  options.flatMap(({ name, choices }) =>
    choices.flatMap(({ label, media }) => {
      const mediaIds = media.flatMap(({ id }) => (id ? [id] : []))
      return mediaIds.length > 0 ? [{ option: name, choice: label, mediaIds }] : []
    }),
  )

/** Calls that move a picture to the front, in order, and restore the assignments to choices. */
export function stepsToFirst(mediaIds: readonly string[], first: string, shown: Shown): Step[] {
  const others = mediaIds.filter((id) => id !== first)
  const lost = shown.flatMap(({ option, choice, mediaIds: own }) => {
    const again = own.filter((id) => id !== first)
    return again.length > 0 ? [{ option, choice, mediaIds: again }] : []
  })
  return [
    ...batches(others, maxMediaPerCall).map((ids) => ({ kind: 'remove' as const, mediaIds: ids })),
    ...batches(others, maxMediaPerCall).map((ids) => ({ kind: 'add' as const, mediaIds: ids })),
    ...batches(lost, maxChoicesPerCall).map((media) => ({ kind: 'join' as const, media })),
  ]
}

const keyOf = (option: string, choice: string) => JSON.stringify([option, choice])

/** Calls that change the assignments: removals first, then additions. */
export function stepsToShown(before: Shown, after: Shown): Step[] {
  const wanted = new Map(after.map((one) => [keyOf(one.option, one.choice), one.mediaIds]))
  const known = new Map(before.map((one) => [keyOf(one.option, one.choice), one.mediaIds]))
  const differing = (list: Shown, other: ReadonlyMap<string, readonly string[]>) =>
    list.flatMap(({ option, choice, mediaIds }) => {
      const there = other.get(keyOf(option, choice)) ?? []
      const ids = mediaIds.filter((id) => !there.includes(id))
      return ids.length > 0 ? [{ option, choice, mediaIds: ids }] : []
    })
  return [
    ...batches(differing(before, wanted), maxChoicesPerCall).map((media) => ({
      kind: 'part' as const,
      media,
    })),
    ...batches(differing(after, known), maxChoicesPerCall).map((media) => ({
      kind: 'join' as const,
      media,
    })),
  ]
}

/** Why a URL is not valid for a picture; null when it is. */
export function urlProblem(text: string): string | null {
  const url = text.trim()
  if (url.length > 2000) return messages.atMost2000Characters
  return /^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url) ? null : messages.urlInvalid
}
