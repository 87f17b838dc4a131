// Media of a product and of its choices. docs/contract/catalog.md §10.

import { allCalls } from '@vitrine/platform'
import * as messages from '../../__generated__/messages/catalog.ts'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { FieldNames } from '../common/admin-call.ts'
import { checkedCall, productPayload } from './admin-write.ts'

const calls = allCalls.productsWrite
const names: FieldNames = [
  [/^id$/, 'productId'],
  // The platform names the unknown option.
  [/^(media\[\d+\]\.choice)\.(?!option$|choice$).*$/, '$1'],
  [/^(media\[\d+\])\.(?!option$|choice\b|mediaIds\b|mediaId$|url$).*$/, '$1.option'],
]
const fields = { NOT_FOUND: 'productId', OTHER_OPTION_HAS_MEDIA: 'media' }

/**
 * Requires `all` for an empty list, which to the platform means all media, so that an accidentally empty list
 * removes nothing.
 */
function allOrSome(list: readonly unknown[], all: boolean | null | undefined, field: string) {
  const problems: Problem[] = []
  if (all && list.length > 0) {
    problems.push(problem('INVALID_ARGUMENT', { field: 'all', message: messages.allOfThemOrThese }))
  }
  if (!all && list.length === 0) {
    problems.push(problem('INVALID_SIZE', { field, message: messages.atLeast1OfThesePlease }))
  }
  return problems
}

const addProductMedia: MutationResolvers['addProductMedia'] = async (
  _,
  { input: { productId: id, media } },
  context,
) => {
  const { addProductMedia: send } = requireAdminPlatform(context).productsWrite
  const items = media.map(({ choice, ...item }) => ({ ...item, choice: choice && { ...choice } }))
  const request = { id, media: items }
  const options = { call: calls.addProductMedia, send, request, names, fields }
  return productPayload(id, await checkedCall(options, context), context)
}

const removeProductMedia: MutationResolvers['removeProductMedia'] = async (
  _,
  { input: { productId: id, mediaIds, all } },
  context,
) => {
  const { removeProductMedia: send } = requireAdminPlatform(context).productsWrite
  const own = allOrSome(mediaIds, all, 'mediaIds')
  const request = { id, mediaIds: [...mediaIds] }
  const options = { call: calls.removeProductMedia, send, request, names, fields, own }
  return productPayload(id, await checkedCall(options, context), context)
}

const addProductMediaToChoices: MutationResolvers['addProductMediaToChoices'] = async (
  _,
  { input: { productId: id, media } },
  context,
) => {
  const { addProductMediaToChoices: send } = requireAdminPlatform(context).productsWrite
  const items = media.map((item) => ({ ...item, mediaIds: [...item.mediaIds] }))
  const own = items.flatMap(({ mediaIds }, at) =>
    allOrSome(mediaIds, false, `media[${at}].mediaIds`),
  )
  const request = { id, media: items }
  const options = { call: calls.addProductMediaToChoices, send, request, names, fields, own }
  return productPayload(id, await checkedCall(options, context), context)
}

const removeProductMediaFromChoices: MutationResolvers['removeProductMediaFromChoices'] = async (
  _,
  { input: { productId: id, media, all } },
  context,
) => {
  const { removeProductMediaFromChoices: send } = requireAdminPlatform(context).productsWrite
  const own = allOrSome(media, all, 'media')
  const request = { id, media: media.map((item) => ({ ...item, mediaIds: [...item.mediaIds] })) }
  const options = { call: calls.removeProductMediaFromChoices, send, request, names, fields, own }
  return productPayload(id, await checkedCall(options, context), context)
}

export const manageMedia = {
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
}
