// Checks every field with a directive for every kind of caller, on the real schema.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buildSchema, type GraphQLField, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import type { Actor } from '../auth/actor.ts'
import { allRights, holders } from '../auth/permissions.ts'
import { allowedActors, guardActors, requiredRight } from './actors-directive.ts'
import type { Context } from './context.ts'

const text = readFileSync(
  createRequire(import.meta.url).resolve('@vitrine/schema/schema.graphql'),
  'utf8',
)

/** Returns the schema with resolvers that only report that they were called. */
function guarded() {
  const schema = buildSchema(text)
  const fields: [string, GraphQLField<unknown, Context>][] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      field.resolve = () => 'reached'
      fields.push([`${type.name}.${field.name}`, field])
    }
  }
  guardActors(schema)
  return fields
}

const member = { tokens: { refresh: { role: 'member' } } }
const contextOf = (actor: Actor, isMember = false) =>
  ({ actor, session: { find: async () => (isMember ? member : null) } }) as unknown as Context

const app = (scopes: string[]): Actor => ({ kind: 'APP', id: 'a', name: 'a', scopes })
const callers: Record<string, Context> = {
  visitor: contextOf({ kind: 'VISITOR' }),
  member: contextOf({ kind: 'VISITOR' }, true),
  contributor: contextOf({ kind: 'STAFF', role: 'CONTRIBUTOR' }),
  owner: contextOf({ kind: 'STAFF', role: 'OWNER' }),
  'app without scopes': contextOf(app([])),
  'app with every scope': contextOf(app(allRights.flatMap((right) => holders[right].scope ?? []))),
}

/** Written out a second time, so that a mistake in the table of rights is noticed. */
const contributors = ['CATALOG_READ', 'CATALOG_WRITE', 'MEMBERS_READ', 'EVENTS_READ', 'VITALS_READ']

function isAllowed(field: GraphQLField<unknown, Context>, caller: string): boolean {
  const right = requiredRight(field)
  const kinds = allowedActors(field)
  if (right) {
    if (caller === 'contributor') return contributors.includes(right)
    if (caller === 'app with every scope') return !['APPS_MANAGE', 'HEALTH_READ'].includes(right)
    return caller === 'owner'
  }
  if (!kinds) return true
  if (caller === 'visitor') return kinds.includes('VISITOR')
  if (caller === 'member') return kinds.includes('MEMBER')
  return kinds.includes(caller.startsWith('app') ? 'APP' : 'STAFF')
}

const fields = guarded()

test.each(Object.entries(callers))('S89 every field for the %s', async (caller, context) => {
  const wrong: string[] = []
  for (const [name, field] of fields) {
    const outcome = await Promise.resolve(field.resolve?.({}, {}, context, {} as never)).then(
      (reached) => reached === 'reached',
      ({ extensions: { code } }) => {
        expect(code).toBe(caller === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
        return false
      },
    )
    if (outcome !== isAllowed(field, caller)) wrong.push(name)
  }
  expect(wrong).toEqual([])
  expect(fields.length).toBeGreaterThan(400)
})

test('S89 an app without a scope reads which one it needs, staff do not', async () => {
  const [, field] = fields.find(([name]) => name === 'Query.managedProducts') ?? []
  const messageFor = async (caller: string) => {
    const context = callers[caller]
    if (!context) throw new Error(caller)
    const reached = Promise.resolve(field?.resolve?.({}, {}, context, {} as never))
    return reached.catch(({ message }: Error) => message)
  }
  expect(await messageFor('app without scopes')).toBe(
    'This key needs the scope catalog:read for this.',
  )
  expect(await messageFor('member')).not.toContain('scope')
})

test('everything that changes the site needs a right', () => {
  const own = new Set(fields.filter(([, field]) => allowedActors(field)).map(([name]) => name))
  const marked = new Set(fields.filter(([, field]) => requiredRight(field)).map(([name]) => name))
  expect(marked.size).toBeGreaterThan(10)
  expect([...marked].filter((name) => own.has(name))).toEqual([])
  const writes =
    /^Mutation\.(bulk|create(?!Checkout|RedirectSession)|approve|block|mute|unmute|disconnect|remove(?!Cart|Coupon|GiftCard|My)|reset)/
  const unmarked = fields
    .map(([name]) => name)
    .filter((name) => writes.test(name) && !marked.has(name))
  expect(unmarked).toEqual([])
})
