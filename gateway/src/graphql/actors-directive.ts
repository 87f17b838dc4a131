// `@actors` and `@right` on the schema: who may use a field. The refusal says nothing about what is
// there.
import {
  defaultFieldResolver,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { ActorKind, Right } from '../__generated__/resolvers.ts'
import { isLoggedIn } from '../session/tokens.ts'
import type { Actor } from './actor.ts'
import type { Context } from './context.ts'
import { holds } from './permissions.ts'

type Marked = Pick<GraphQLFieldConfig<unknown, unknown>, 'astNode'>
type Directive = NonNullable<FieldNode['directives']>[number]

function argumentOf(field: Marked, directive: string, argument: string) {
  const found: Directive | undefined = (field.astNode?.directives as Directive[] | undefined)?.find(
    ({ name }) => name.value === directive,
  )
  return found?.arguments?.find(({ name }) => name.value === argument)?.value
}

/** Kinds the directive allows on a field; null for a field that is for everybody. */
export function allowedActors(field: Marked): ActorKind[] | null {
  const value = argumentOf(field, 'actors', 'allow')
  if (value?.kind !== 'ListValue') return null
  return value.values.flatMap((one) => (one.kind === 'EnumValue' ? [one.value as ActorKind] : []))
}

/** The right of the owner's side a field needs; null for a field that needs none. */
export function neededRight(field: Marked): Right | null {
  const value = argumentOf(field, 'right', 'of')
  return value?.kind === 'EnumValue' ? (value.value as Right) : null
}

/** Wraps every marked field's resolver in a check of the caller. */
export function guardActors(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) guardField(field)
  }
  return schema
}

function guardField(field: GraphQLField<unknown, Context>): void {
  const allowed = allowedActors(field)
  const right = neededRight(field)
  if (!allowed && !right) return
  const check = async (context: Context) => {
    const actor = await actorOf(context)
    if (allowed && !allowed.includes(actor.kind)) throw refusal(actor.kind)
    if (right && !holds(actor, right)) throw refusal(actor.kind)
  }
  const { resolve = defaultFieldResolver, subscribe } = field
  field.resolve = async (source, args, context: Context, info) => {
    await check(context)
    return resolve(source, args, context, info)
  }
  // Refused before there is anything to listen to, not at the first event.
  if (!subscribe) return
  field.subscribe = async (source, args, context: Context, info) => {
    await check(context)
    return subscribe(source, args, context, info)
  }
}

/** Staff are known by their door, an app by its key, a member by the session as it is now. */
async function actorOf({ actor, session }: Context): Promise<Actor> {
  if (actor.kind !== 'ANONYMOUS_VISITOR') return actor
  return isLoggedIn((await session.find())?.tokens) ? { kind: 'MEMBER' } : actor
}

function refusal(kind: ActorKind): GraphQLError {
  const isAnonymous = kind === 'ANONYMOUS_VISITOR'
  const code = isAnonymous ? 'UNAUTHENTICATED' : 'FORBIDDEN'
  const message = isAnonymous ? 'Sign in to see this.' : 'You are not allowed to see this.'
  return new GraphQLError(message, { extensions: { code } })
}
