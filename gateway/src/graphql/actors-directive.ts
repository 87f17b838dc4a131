// `@actors` on the schema: who may use a field. The refusal says nothing about what is there.
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import { isLoggedIn } from '../session/tokens.ts'
import type { ActorKind } from './actor.ts'
import type { Context } from './context.ts'

/** Kinds the directive allows on a field; null for a field that is for everybody. */
export function allowedActors(
  field: Pick<GraphQLFieldConfig<unknown, unknown>, 'astNode'>,
): ActorKind[] | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'actors')
  const value = directive?.arguments?.find(({ name }) => name.value === 'allow')?.value
  if (value?.kind !== 'ListValue') return null
  return value.values.flatMap((one) => (one.kind === 'EnumValue' ? [one.value as ActorKind] : []))
}

/** Wraps every marked field's resolver in a check of the caller. */
export function guardActors(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const allowed = allowedActors(field)
      if (!allowed) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = async (source, args, context: Context, info) => {
        const kind = await kindOf(context)
        if (!allowed.includes(kind)) throw refusal(kind)
        return resolve(source, args, context, info)
      }
    }
  }
  return schema
}

/** An app is known by its key, a member by the session as it is now. */
async function kindOf({ actor, session }: Context): Promise<ActorKind> {
  if (actor.kind !== 'ANONYMOUS_VISITOR') return actor.kind
  return isLoggedIn((await session.find())?.tokens) ? 'MEMBER' : 'ANONYMOUS_VISITOR'
}

function refusal(kind: ActorKind): GraphQLError {
  const isAnonymous = kind === 'ANONYMOUS_VISITOR'
  const code = isAnonymous ? 'UNAUTHENTICATED' : 'FORBIDDEN'
  const message = isAnonymous ? 'Sign in to see this.' : 'You are not allowed to see this.'
  return new GraphQLError(message, { extensions: { code } })
}
