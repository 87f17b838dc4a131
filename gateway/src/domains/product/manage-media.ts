// Pictures of a product and of its choices. contract/catalog.md §10.
import { allCalls } from '@vitrine/platform'
import type { MutationResolvers, Problem } from '../../__generated__/resolvers.ts'
import { problem } from '../../graphql/problems.ts'
import { siteOf } from '../../graphql/site.ts'
import type { Names } from '../common/owner-call.ts'
import { checkedCall, productPayload } from './owner-write.ts'

const calls = allCalls.productsWrite
const names: Names = [
  [/^id$/, 'productId'],
  // The platform names the option it does not know.
  [/^(media\[\d+\]\.choice)\.(?!option$|choice$).*$/, '$1'],
  [/^(media\[\d+\])\.(?!option$|choice\b|mediaIds\b|mediaId$|url$).*$/, '$1.option'],
]
const fields = { NOT_FOUND: 'productId', OTHER_OPTION_HAS_MEDIA: 'media' }

/**
 * To the platform an empty list means all of them. With us that is said aloud, so that a list that came
 * out empty by mistake takes nothing away.
 */
function allOrSome(list: readonly unknown[], all: boolean | null | undefined, field: string) {
  const problems: Problem[] = []
  if (all && list.length > 0) {
    problems.push(problem('INVALID_ARGUMENT', { field: 'all', message: 'All of them, or these?' }))
  }
  if (!all && list.length === 0) {
    problems.push(problem('INVALID_SIZE', { field, message: 'At least 1 of these, please.' }))
  }
  return problems
}

const addProductMedia: MutationResolvers['addProductMedia'] = async (
  _,
  { productId: id, media },
  context,
) => {
  const { addProductMedia: send } = siteOf(context).productsWrite
  const items = media.map(({ choice, ...item }) => ({ ...item, choice: choice && { ...choice } }))
  const request = { id, media: items }
  const asked = { call: calls.addProductMedia, send, request, names, fields }
  return productPayload(id, await checkedCall(asked, context), context)
}

const removeProductMedia: MutationResolvers['removeProductMedia'] = async (
  _,
  { productId: id, mediaIds, all },
  context,
) => {
  const { removeProductMedia: send } = siteOf(context).productsWrite
  const own = allOrSome(mediaIds, all, 'mediaIds')
  const request = { id, mediaIds: [...mediaIds] }
  const asked = { call: calls.removeProductMedia, send, request, names, fields, own }
  return productPayload(id, await checkedCall(asked, context), context)
}

const addProductMediaToChoices: MutationResolvers['addProductMediaToChoices'] = async (
  _,
  { productId: id, media },
  context,
) => {
  const { addProductMediaToChoices: send } = siteOf(context).productsWrite
  const items = media.map((item) => ({ ...item, mediaIds: [...item.mediaIds] }))
  const own = items.flatMap(({ mediaIds }, at) =>
    allOrSome(mediaIds, false, `media[${at}].mediaIds`),
  )
  const request = { id, media: items }
  const asked = { call: calls.addProductMediaToChoices, send, request, names, fields, own }
  return productPayload(id, await checkedCall(asked, context), context)
}

const removeProductMediaFromChoices: MutationResolvers['removeProductMediaFromChoices'] = async (
  _,
  { productId: id, media, all },
  context,
) => {
  const { removeProductMediaFromChoices: send } = siteOf(context).productsWrite
  const own = allOrSome(media, all, 'media')
  const request = { id, media: media.map((item) => ({ ...item, mediaIds: [...item.mediaIds] })) }
  const asked = { call: calls.removeProductMediaFromChoices, send, request, names, fields, own }
  return productPayload(id, await checkedCall(asked, context), context)
}

export const manageMedia = {
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
}
