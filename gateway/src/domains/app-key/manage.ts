// Creates, changes, rotates and revokes app keys.
import type { z } from 'zod'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { ProblemCode } from '../../__generated__/schema-types.ts'
import { type AppKey, hashOfSecret, newSecret } from '../../apps/app-key.ts'
import type { AppKeysContext } from '../../apps/app-keys.ts'
import { audited } from '../../audit/audit-change.ts'
import type { AuditContext } from '../../audit/audit-log.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { checkInput, type ProblemOf, problem } from '../../graphql/problems.ts'
import { clearedBy, notClearable } from '../common/not-clearable.ts'
import { type AppKeyEntry, entriesOf, scopesOf } from './entry.ts'
import { createInput, rotateInput, updateInput } from './input.ts'

/** Most keys that are accepted at once: all of them are in memory. */
const maxKeys = 200
const hourMs = 3600 * 1000
const defaultGraceHours = 24

type Caller = ActorContext & AuditContext & AppKeysContext & { readonly requestId: string }

/** Returns the problems of an input, at its fields. Any other code than these of the rules is `otherwise`. */
function problemsOf<Code extends ProblemCode>(
  rules: z.ZodType,
  input: unknown,
  [otherwise, ...codes]: readonly [Code, ...Code[]],
): ProblemOf<Code>[] {
  const checked = checkInput(rules, input)
  if (checked.ok) return []
  return checked.problems.map(({ __typename, ...one }) => ({
    ...one,
    code: codes.find((code) => code === one.code) ?? otherwise,
  }))
}

const entryOf = async (key: AppKey, { appKeys }: AppKeysContext): Promise<AppKeyEntry | null> =>
  (await entriesOf([key], appKeys))[0] ?? null

const refused = <Code extends ProblemCode>(problems: ProblemOf<Code>[]) => ({
  appKey: null,
  secret: null,
  problems,
})

const createAppKey: MutationResolvers['createAppKey'] = async (_, { input }, context) => {
  const problems = problemsOf(createInput, input, [
    'INVALID_ARGUMENT',
    'INVALID_FORMAT',
    'INVALID_SIZE',
  ])
  if (problems.length > 0) return refused(problems)
  const { appKeys, seal } = context
  const accepted = (await appKeys.store.list()).filter(({ revokedAt }) => revokedAt === null)
  if (accepted.length >= maxKeys) return refused([problem('LIMIT_REACHED')])
  const secret = newSecret()
  const key: AppKey = {
    name: input.name,
    hash: hashOfSecret(secret),
    scopes: scopesOf(input.scopes ?? []),
    allowedOrigins: [...new Set(input.allowedOrigins ?? [])],
    documentsOnly: input.documentsOnly ?? false,
    createdAt: Date.now(),
    createdBy: seal.close(context.actor.name ?? '', createdByContext),
    revokedAt: null,
    previous: null,
  }
  const change = { operation: 'appKeys.createAppKey', id: key.name }
  const created = await audited(change, context, async () =>
    (await appKeys.create(key)) ? key : null,
  )
  if (!created) return refused([problem('NAME_TAKEN', { field: 'name' })])
  return { appKey: await entryOf(key, context), secret, problems: [] }
}

/** What the email address of a key's creator is sealed for. */
export const createdByContext = 'app-key-created-by'

type Change = { operation: string; id: string; change: (key: AppKey) => AppKey }

/** Changes a key that is accepted; resolves to null when there is none with the id. */
function changed({ operation, id, change }: Change, context: Caller): Promise<AppKey | null> {
  return audited({ operation: `appKeys.${operation}`, id }, context, async () => {
    let isAccepted = false
    const key = await context.appKeys.change(id, (before) => {
      isAccepted = before.revokedAt === null
      return isAccepted ? change(before) : null
    })
    return isAccepted ? key : null
  })
}

const notFound = () => refused([problem('NOT_FOUND', { field: 'id' })])

const rotateAppKey: MutationResolvers['rotateAppKey'] = async (_, { input }, context) => {
  const problems = problemsOf(rotateInput, input, ['OUT_OF_RANGE'])
  if (problems.length > 0) return refused(problems)
  const secret = newSecret()
  const graceMs = (input.graceHours ?? defaultGraceHours) * hourMs
  const rotate = (key: AppKey): AppKey => ({
    ...key,
    hash: hashOfSecret(secret),
    previous: graceMs > 0 ? { hash: key.hash, validUntil: Date.now() + graceMs } : null,
  })
  const change = { operation: 'rotateAppKey', id: input.id, change: rotate }
  const key = await changed(change, context)
  return key ? { appKey: await entryOf(key, context), secret, problems: [] } : notFound()
}

const updateAppKey: MutationResolvers['updateAppKey'] = async (_, { input }, context) => {
  const fixed = notClearable(input, ['documentsOnly'])
  if (fixed.length > 0) return refused(fixed)
  const problems = problemsOf(updateInput, input, ['INVALID_ARGUMENT', 'INVALID_SIZE'])
  if (problems.length > 0) return refused(problems)
  const { scopes, allowedOrigins, documentsOnly } = clearedBy(input, {
    scopes: [],
    allowedOrigins: [],
  })
  const update = (key: AppKey): AppKey => ({
    ...key,
    ...(scopes && { scopes: scopesOf(scopes) }),
    ...(allowedOrigins && { allowedOrigins: [...new Set(allowedOrigins)] }),
    ...(typeof documentsOnly === 'boolean' && { documentsOnly }),
  })
  const key = await changed({ operation: 'updateAppKey', id: input.id, change: update }, context)
  return key ? { appKey: await entryOf(key, context), problems: [] } : notFound()
}

const revokeAppKey: MutationResolvers['revokeAppKey'] = async (_, { input }, context) => {
  const revoke = (key: AppKey): AppKey => ({ ...key, revokedAt: Date.now(), previous: null })
  const key = await changed({ operation: 'revokeAppKey', id: input.id, change: revoke }, context)
  return key ? { appKey: await entryOf(key, context), problems: [] } : notFound()
}

export const manageAppKey = { createAppKey, rotateAppKey, updateAppKey, revokeAppKey }
