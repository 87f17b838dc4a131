// Media of a product and of its choices. docs/contract/catalog.md §10.

import { messages } from '../../__generated__/messages/catalog.ts'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import { operations } from '../../platform/operations.ts'
import type { FieldNames } from '../common/admin-call.ts'
import { checkedCall, productPayload } from './admin-write.ts'

const calls = operations.catalogWrites
const choiceNames: FieldNames = [
  // The platform names the unknown option.
  [/^(media\[\d+\]\.choice)\.(?!option$|choice$).*$/, '$1'],
  [/^(media\[\d+\])\.(?!option$|choice\b|mediaIds\b|mediaId$|url$).*$/, '$1.option'],
]
const names: FieldNames = [...choiceNames, [/^(media\[\d+\])\.(mediaId|url)$/, '$1.source.$2']]
const removalNames: FieldNames = [[/^mediaIds/, 'media.ids']]
const choiceRemovalNames: FieldNames = [
  ...choiceNames,
  [/^media(\[\d+\])\.mediaIds/, 'media.choices$1.media.ids'],
  [/^media(?=\[)/, 'media.choices'],
]
const fields = { NOT_FOUND: 'id', OTHER_OPTION_HAS_MEDIA: 'media' }

type Selection = { all?: boolean | null }

/**
 * Requires `all` or at least one of a list, because to the platform an empty list means all media: one that is empty by
 * accident removes nothing. `place`: the path of the selection.
 */
function selectionProblems<List extends string>(
  place: string,
  list: List,
  selection: Selection & { [name in List]?: readonly unknown[] | null },
): Problem[] {
  const items = selection[list]
  if (items) return emptyProblems(items, `${place}.${list}`)
  return selection.all ? [] : [problem('INVALID_ARGUMENT', { field: `${place}.all` })]
}

const emptyProblems = (items: readonly unknown[], field: string): Problem[] =>
  items.length > 0
    ? []
    : [problem('INVALID_SIZE', { field, message: messages.atLeast1OfThesePlease })]

const addProductMedia: MutationResolvers['addProductMedia'] = async (
  _,
  { input: { id, media } },
  context,
) => {
  const { addMedia: send } = requireAdminPlatform(context).catalogWrites
  const options = { call: calls.addMedia, send, request: { id, media }, names, fields }
  return productPayload(id, await checkedCall(options, context), context)
}

const removeProductMedia: MutationResolvers['removeProductMedia'] = async (
  _,
  { input: { id, media } },
  context,
) => {
  const { removeMedia: send } = requireAdminPlatform(context).catalogWrites
  const own = selectionProblems('media', 'ids', media)
  const options = {
    ...{ call: calls.removeMedia, send, request: { id, media }, fields, own },
    names: removalNames,
  }
  return productPayload(id, await checkedCall(options, context), context)
}

const addProductMediaToChoices: MutationResolvers['addProductMediaToChoices'] = async (
  _,
  { input: { id, media } },
  context,
) => {
  const { addMediaToChoices: send } = requireAdminPlatform(context).catalogWrites
  const own = media.flatMap(({ mediaIds }, at) => emptyProblems(mediaIds, `media[${at}].mediaIds`))
  const request = { id, media }
  const options = { call: calls.addMediaToChoices, send, request, names, fields, own }
  return productPayload(id, await checkedCall(options, context), context)
}

const removeProductMediaFromChoices: MutationResolvers['removeProductMediaFromChoices'] = async (
  _,
  { input: { id, media } },
  context,
) => {
  const { removeMediaFromChoices: send } = requireAdminPlatform(context).catalogWrites
  const choices = media.choices ?? []
  const own = [
    ...selectionProblems('media', 'choices', media),
    ...choices.flatMap(({ media: some }, at) =>
      selectionProblems(`media.choices[${at}].media`, 'ids', some),
    ),
  ]
  const options = {
    ...{ call: calls.removeMediaFromChoices, send, request: { id, media } },
    ...{ names: choiceRemovalNames, fields, own },
  }
  return productPayload(id, await checkedCall(options, context), context)
}

export const manageMedia = {
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
}
