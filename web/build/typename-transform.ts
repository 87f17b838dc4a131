// Codegen document transform: selects `__typename` in every selection set below an operation's root, which is what
// graphcache normalizes by. The preset's own transform selects it at the root, too, where nothing reads it.
import type { addTypenameSelectionDocumentTransform as PresetTransform } from '@graphql-codegen/client-preset'
import { type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql'

const typename: FieldNode = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: '__typename' },
}

const isTypename = (selection: SelectionSetNode['selections'][number]) =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename'

export const typenameTransform: typeof PresetTransform = {
  transform: ({ documents }) =>
    documents.map((file) => ({
      ...file,
      ...(file.document && {
        document: visit(file.document, {
          SelectionSet(node, _key, parent) {
            const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
            if (isRoot || node.selections.some(isTypename)) return undefined
            return { ...node, selections: [typename, ...node.selections] }
          },
        }),
      }),
    })),
}
