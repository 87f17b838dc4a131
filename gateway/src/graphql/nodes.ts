// Reads entities by global ids: `node` and `nodes` lead to the field that reads a type by its own id, with the guards
// of that field. docs/decisions/035-nodes.md
import { type GraphQLField, type GraphQLResolveInfo, responsePathAsArray } from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { holds } from '../auth/permissions.ts'
import { isSignedIn } from '../session/tokens.ts'
import { requiredRight } from './actors-directive.ts'
import { BadInput } from './bad-input.ts'
import { type Context, withNullReasons } from './context.ts'
import type { DomainResolvers } from './domain-resolvers.ts'
import { problem } from './problems.ts'

/** The fields of `Query` that read a type by `id`; the first one that the caller has the right to use is called. */
export const nodeFields = {
  Brand: ['brand'],
  Checkout: ['checkout'],
  Collection: ['managedCollection', 'collection'],
  Job: ['job'],
  Member: ['managedMember'],
  Order: ['order'],
  Product: ['managedProduct', 'product'],
  StoreVariant: ['storeVariant'],
} as const
export type NodeType = keyof typeof nodeFields

const isNodeType = (name: string): name is NodeType => Object.hasOwn(nodeFields, name)

/** Most ids of one `nodes` field: each may take a platform call. */
export const maxNodes = 10
const maxIdLength = 200

/** Returns the global id of an entity. */
export const nodeIdOf = (type: NodeType, id: string): string =>
  Buffer.from(`${type}:${id}`).toString('base64url')

/** Returns the type and the own id of a global id; null for any other text. */
function readNodeId(nodeId: string): { type: NodeType; id: string } | null {
  const text = nodeId.length <= maxIdLength ? Buffer.from(nodeId, 'base64url').toString() : ''
  const [, type = '', id = ''] = /^(\w+):(.+)$/su.exec(text) ?? []
  // Each entity has one global id: another base64 spelling of the same bytes is refused.
  return isNodeType(type) && nodeIdOf(type, id) === nodeId ? { type, id } : null
}

function fieldOf(type: NodeType, { actor }: Context, { schema }: GraphQLResolveInfo) {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const candidates = nodeFields[type].flatMap((name): GraphQLField<unknown, Context>[] => {
    const field = fields[name]
    return field ? [field] : []
  })
  const isAllowed = (field: GraphQLField<unknown, Context>) => {
    const right = requiredRight(field)
    return right === null || holds(actor, right)
  }
  return candidates.find(isAllowed) ?? candidates.at(-1)
}

/** Calls a field that has no argument, as the running schema resolves it. */
const resolveField = (name: string, context: Context, info: GraphQLResolveInfo) =>
  info.schema.getQueryType()?.getFields()[name]?.resolve?.({}, {}, context, info)

/**
 * Reads a member for the signed-in member: `me` for their own id. Any other id is not found, so that nothing says
 * whether there is such a member.
 */
async function readOwnMember(
  id: string,
  ownId: string | undefined,
  context: Context,
  info: GraphQLResolveInfo,
) {
  if (id === ownId) return resolveField('me', context, info)
  const { code, message } = problem('NOT_FOUND')
  context.nullReasons.push({ code, message, path: responsePathAsArray(info.path) })
  return null
}

async function readThing(
  { type, id }: { type: NodeType; id: string },
  context: Context,
  info: GraphQLResolveInfo,
) {
  if (type === 'Member' && !holds(context.actor, 'MEMBERS_READ')) {
    const record = await context.session.find()
    if (isSignedIn(record?.tokens)) return readOwnMember(id, record?.memberId, context, info)
  }
  return fieldOf(type, context, info)?.resolve?.({}, { id }, context, info)
}

/** The entities that were read, with their types: their objects do not name them. */
const typeOf = new WeakMap<object, NodeType>()

/** Resolves to null with a reason for a text that is no global id, like every lookup field. */
async function readNode(
  nodeId: string,
  argument: string,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const read = readNodeId(nodeId)
  if (!read) {
    const message = messages.notNodeId
    const path = responsePathAsArray(info.path)
    context.nullReasons.push({ code: 'INVALID_FORMAT', message, field: argument, path })
    return null
  }
  // The field reports its own argument: the caller sent this one.
  const nullReasons: typeof context.nullReasons = []
  const own = withNullReasons(context, nullReasons)
  const found = await readThing(read, own, info)
  context.nullReasons.push(...nullReasons.map((reason) => ({ ...reason, field: argument })))
  if (typeof found !== 'object' || found === null) return null
  typeOf.set(found, read.type)
  return found
}

const readNodes: NonNullable<NonNullable<Resolvers['Query']>['nodes']> = async (
  _,
  { ids },
  context,
  info,
) => {
  if (ids.length > maxNodes) throw new BadInput('ids', messages.atMostOfThese({ n: maxNodes }))
  const entries = ids.map((one, key) => {
    const path = { prev: info.path, key, typename: undefined }
    return readNode(one, `ids[${key}]`, context, { ...info, path })
  })
  // The compiler cannot know which type a running schema resolves.
  return (await Promise.all(entries)) as never
}

type Identified = { id?: string | null }

/** Returns the resolvers of all types that can be read as nodes, with their `nodeId`. */
export const withNodeIds = (resolvers: Resolvers): Resolvers =>
  Object.fromEntries(
    Object.keys(nodeFields).map((type) => {
      const nodeId = ({ id }: Identified) => nodeIdOf(type as NodeType, id ?? '')
      return [type, { ...resolvers[type as NodeType], nodeId }]
    }),
  )

export const nodeResolvers = {
  Query: {
    // Cast as in `nodes`.
    node: async (_, { id }, context, info) => (await readNode(id, 'id', context, info)) as never,
    nodes: readNodes,
  },
  Node: {
    resolveType: (source: object) => typeOf.get(source) ?? null,
  },
} satisfies DomainResolvers
