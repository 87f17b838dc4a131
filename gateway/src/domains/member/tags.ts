// Tags of phones, emails and addresses. They belong to the identity and not to the member: read from the sign-in
// response, and written by signing on again with the site's key. docs/contract/auth.md §6 "identityProfile".
import type { AddressTag, EmailTag, PhoneTag } from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import type { Identity, IdentityTags, TaggedAddress } from '../../platform/identity/identity.ts'
import type { MemberAddress } from '../../platform/member/member.ts'
import type { AddressChange } from '../../platform/member/member-change.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import { changeSession } from '../../session/session-store.ts'
import type { SessionContext } from '../../session/sessions.ts'
import { callsOf } from '../common/store-features.ts'
import type { UpdateMe } from './input.ts'

/** Returns the tags of the caller's identity; null when unknown, and for other callers. */
const knownTags = async ({
  session,
  actor,
}: ActorContext & SessionContext): Promise<IdentityTags | null> =>
  (actor.kind === 'VISITOR' && (await session.find())?.state?.identity?.tags) || null

const untagged = 'UNTAGGED' as const

const phoneTag = (phone: string, known: IdentityTags): PhoneTag =>
  known.phones.find((one) => one.phone === phone)?.tag ?? untagged

const emailTag = (email: string, known: IdentityTags): EmailTag =>
  known.emails.find((one) => one.email === email)?.tag ?? untagged

const places = ['city', 'postalCode', 'country'] as const

/**
 * Returns the possible single-line forms, because a member may have number and street separately and the order
 * depends on the country.
 */
function linesOf({ addressLine, streetNumber, streetName }: AddressChange): string[] {
  if (addressLine) return [addressLine]
  const [number, name] = [streetNumber ?? '', streetName ?? '']
  return [`${number} ${name}`.trim(), `${name} ${number}`.trim()]
}

/** Compares addresses by their text, because those of an identity have no id. */
const isSameAddress = (known: TaggedAddress, address: AddressChange): boolean =>
  places.every((part) => (known[part] ?? '') === (address[part] ?? '')) &&
  linesOf(address).includes(known.addressLine ?? '')

const addressTag = (address: AddressChange, known: IdentityTags): AddressTag =>
  known.addresses.find((one) => isSameAddress(one, address))?.tag ?? untagged

export async function phonesWithTags(
  phones: readonly string[],
  context: ActorContext & SessionContext,
) {
  const known = await knownTags(context)
  return phones.map((phone) => ({ phone, tag: known ? phoneTag(phone, known) : null }))
}

export async function emailsWithTags(
  emails: readonly string[],
  context: ActorContext & SessionContext,
) {
  const known = await knownTags(context)
  return emails.map((email) => ({ email, tag: known ? emailTag(email, known) : null }))
}

export async function tagOfAddress(address: MemberAddress, context: ActorContext & SessionContext) {
  const known = await knownTags(context)
  return known ? addressTag(address, known) : null
}

type Tag = string | null | undefined
export type TagInput = Pick<UpdateMe, 'phones' | 'emails'> & {
  addresses?: readonly (AddressChange & { tag?: AddressTag | null })[] | null
}

/** Returns the known entries with the given tags; new entries come last. */
function merged<Known extends { tag?: Tag }, Entry extends { tag?: Tag }>(
  known: readonly Known[],
  entries: readonly Entry[] | null | undefined,
  fits: (one: Known, entry: Entry) => boolean,
  make: (entry: Entry) => Known,
): Known[] | undefined {
  const given = (entries ?? []).filter(({ tag }) => tag)
  if (given.length === 0) return
  const list = known.map((one) => {
    const entry = given.find((other) => fits(one, other))
    return entry ? { ...one, tag: entry.tag } : one
  })
  const fresh = given.filter((entry) => !list.some((one) => fits(one, entry)))
  return [...list, ...fresh.map(make)]
}

const noTags: IdentityTags = { phones: [], emails: [], addresses: [] }

/** Returns only the lists with a given tag. */
const tagChange = (
  { phones, emails, addresses }: TagInput,
  known: IdentityTags,
): Partial<IdentityTags> => ({
  phones: merged(
    known.phones,
    phones,
    (one, entry) => one.phone === entry.phone,
    (entry) => entry,
  ),
  emails: merged(
    known.emails,
    emails,
    (one, entry) => one.email === entry.email,
    (entry) => entry,
  ),
  addresses: merged(
    known.addresses,
    addresses,
    isSameAddress,
    ({ id: _, streetNumber: __, streetName: ___, ...address }) => address,
  ),
})

/**
 * Writes the given tags after the lists were written. Reads the current ones first and sends all others back
 * unchanged, so that concurrent changes are not lost. Does nothing without the site's API key.
 */
export async function writeTags(
  input: TagInput,
  context: SessionContext & ServiceContext & SignInContext,
): Promise<void> {
  const email = (await context.session.find())?.state?.identity?.email
  const lists = [input.phones, input.emails, input.addresses]
  const isTagged = lists.some((list) => list?.some(({ tag }) => tag))
  const calls = callsOf('CONTACT_TAGS', context)
  if (!calls || !email || !isTagged) return
  const known = (await calls.signOn({ email })).identity?.tags ?? noTags
  const { identity } = await calls.signOn({ email, tags: tagChange(input, known) })
  await keepEverywhere(identity, context)
}

/** Updates the identity in all sessions of the member. */
async function keepEverywhere(
  identity: Identity | null,
  { session, signIn }: SessionContext & SignInContext,
): Promise<void> {
  if (!identity) return
  const own = await session.update((before) => ({ ...before, identity }))
  const records = own.memberId ? await signIn.store.listOfMember(own.memberId) : []
  const others = records.filter(({ idHash }) => idHash !== own.idHash)
  await Promise.all(
    others.map(({ idHash }) =>
      changeSession(signIn.store, idHash, (record) => {
        record.state = { ...record.state, identity }
      }),
    ),
  )
}
