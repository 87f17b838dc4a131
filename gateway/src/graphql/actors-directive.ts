// Enforces the schema directives `@actors` and `@right`, which say who may use a field. The error does not reveal
// whether anything exists.

import {
  defaultFieldResolver,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import type { ActorKind, Right } from '../__generated__/schema-types.ts'
import type { Actor, ActorContext } from '../auth/actor.ts'
import { holders, holds } from '../auth/permissions.ts'
import type { SessionContext } from '../session/sessions.ts'
import { isSignedIn } from '../session/tokens.ts'
import type { Context } from './context.ts'

type Marked = Pick<GraphQLFieldConfig<unknown, unknown>, 'astNode'>
type Directive = NonNullable<FieldNode['directives']>[number]

function argumentOf(field: Marked, directive: string, argument: string) {
  const found: Directive | undefined = (field.astNode?.directives as Directive[] | undefined)?.find(
    ({ name }) => name.value === directive,
  )
  return found?.arguments?.find(({ name }) => name.value === argument)?.value
}

/** Returns the actor kinds allowed by the directive; null for a public field. */
export function allowedActors(field: Marked): ActorKind[] | null {
  const value = argumentOf(field, 'actors', 'allow')
  if (value?.kind !== 'ListValue') return null
  return value.values.flatMap((one) => (one.kind === 'EnumValue' ? [one.value as ActorKind] : []))
}

/** Returns the right that a field requires; null when it requires none. */
export function requiredRight(field: Marked): Right | null {
  const value = argumentOf(field, 'right', 'of')
  return value?.kind === 'EnumValue' ? (value.value as Right) : null
}

/** Wraps the resolver of every field with a directive in a check of the caller. */
export function guardActors(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) guardField(field)
  }
  return schema
}

function guardField(field: GraphQLField<unknown, Context>): void {
  const allowed = allowedActors(field)
  const right = requiredRight(field)
  if (!allowed && !right) return
  const check = async (context: Context) => {
    const actor = await actorOf(context)
    if (allowed && !allowed.includes(actor.kind)) throw refusal(actor.kind)
    if (right && !holds(actor, right)) throw refusal(actor.kind, right)
  }
  const { resolve = defaultFieldResolver, subscribe } = field
  field.resolve = async (source, args, context: Context, info) => {
    await check(context)
    return resolve(source, args, context, info)
  }
  // Checks when the subscription starts, not at its first event.
  if (!subscribe) return
  field.subscribe = async (source, args, context: Context, info) => {
    await check(context)
    return subscribe(source, args, context, info)
  }
}

/** Returns staff and apps as authenticated, and a member by the current session. */
export async function actorOf({ actor, session }: ActorContext & SessionContext): Promise<Actor> {
  if (actor.kind !== 'VISITOR') return actor
  const record = await session.find()
  return isSignedIn(record?.tokens) ? { kind: 'MEMBER', name: record?.state?.name } : actor
}

/** Names the scope that an app would need; the schema pages name it as well. */
export function refusal(kind: ActorKind, right: Right | null = null): GraphQLError {
  const refused = (code: 'UNAUTHENTICATED' | 'FORBIDDEN', message: string) =>
    new GraphQLError(message, { extensions: { code } })
  if (kind === 'VISITOR') return refused('UNAUTHENTICATED', messages.signInToSeeThis)
  const scope = kind === 'APP' && right ? holders[right].scope : null
  return refused('FORBIDDEN', scope ? messages.keyNeedsScope({ scope }) : messages.forbidden)
}
