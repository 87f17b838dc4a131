// `@actors` on the schema: who may use a field. The refusal says nothing about what is there.
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
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
      field.resolve = (source, args, context: Context, info) => {
        if (!allowed.includes(context.actor.kind)) throw refusal(context)
        return resolve(source, args, context, info)
      }
    }
  }
  return schema
}

function refusal({ actor }: Context): GraphQLError {
  const isAnonymous = actor.kind === 'ANONYMOUS_VISITOR'
  const code = isAnonymous ? 'UNAUTHENTICATED' : 'FORBIDDEN'
  const message = isAnonymous ? 'Sign in to see this.' : 'You are not allowed to see this.'
  return new GraphQLError(message, { extensions: { code } })
}
