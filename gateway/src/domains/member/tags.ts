// Tags of phones, emails and addresses. They belong to the identity and not to the member: read from the sign-in
// response, and written by signing on again with the site's key. docs/contract/auth.md §6 "identityProfile".
import type { AddressTag, EmailTag, PhoneTag, WireIdentityProfile } from '@vitrine/platform'
import type { ActorContext } from '../../auth/actor.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import type { MemberAddress } from '../../platform/member/member.ts'
import type { AddressChange } from '../../platform/member/member-change.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import { changeSession } from '../../session/session-store.ts'
import type { SessionContext } from '../../session/sessions.ts'
import { storedIdentityOf } from '../common/stored-identity.ts'
import type { UpdateMe } from './input.ts'

/** Returns the profile of the caller's identity; undefined when unknown, and for other callers. */
const profileOf = async ({
  session,
  actor,
}: ActorContext & SessionContext): Promise<WireIdentityProfile | undefined> =>
  actor.kind === 'VISITOR' ? (await session.find())?.state?.identity?.profile : undefined

const untagged = 'UNTAGGED' as const

const phoneTag = (phone: string, known: WireIdentityProfile): PhoneTag =>
  known.phonesV2?.find((one) => one.phone === phone)?.tag ?? untagged

const emailTag = (email: string, known: WireIdentityProfile): EmailTag =>
  known.secondaryEmails?.find((one) => one.email === email)?.tag ?? untagged

const places = ['city', 'postalCode', 'country'] as const
type IdentityAddress = NonNullable<WireIdentityProfile['addresses']>[number]['address']

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
const isSameAddress = (
  known: IdentityAddress | null | undefined,
  address: AddressChange,
): boolean =>
  places.every((part) => (known?.[part] ?? '') === (address[part] ?? '')) &&
  linesOf(address).includes(known?.addressLine ?? '')

const addressTag = (address: AddressChange, known: WireIdentityProfile): AddressTag =>
  known.addresses?.find((one) => isSameAddress(one.address, address))?.tag ?? untagged

export async function phonesWithTags(
  phones: readonly string[],
  context: ActorContext & SessionContext,
) {
  const known = await profileOf(context)
  return phones.map((phone) => ({ phone, tag: known ? phoneTag(phone, known) : null }))
}

export async function emailsWithTags(
  emails: readonly string[],
  context: ActorContext & SessionContext,
) {
  const known = await profileOf(context)
  return emails.map((email) => ({ email, tag: known ? emailTag(email, known) : null }))
}

export async function tagOfAddress(address: MemberAddress, context: ActorContext & SessionContext) {
  const known = await profileOf(context)
  return known ? addressTag(address, known) : null
}

type Tag = string | null | undefined
type TaggedEmail = { email: string; tag?: EmailTag | null | undefined }
export type TagInput = Pick<UpdateMe, 'phones' | 'emails'> & {
  addresses?: readonly (AddressChange & { tag?: AddressTag | null })[] | null
}

/** Returns the known entries with the given tags; new entries come last. */
function merged<Known extends { tag?: Tag }, Entry extends { tag?: Tag }>(
  known: readonly Known[] | null | undefined,
  entries: readonly Entry[] | null | undefined,
  fits: (one: Known, entry: Entry) => boolean,
  make: (entry: Entry) => Known,
): Known[] | undefined {
  const given = (entries ?? []).filter(({ tag }) => tag)
  if (given.length === 0) return
  const list = (known ?? []).map((one) => {
    const entry = given.find((other) => fits(one, other))
    return entry ? { ...one, tag: entry.tag } : one
  })
  const fresh = given.filter((entry) => !list.some((one) => fits(one, entry)))
  return [...list, ...fresh.map(make)]
}

/** Returns only the lists with a given tag. */
function tagChange({ phones, emails, addresses }: TagInput, known: WireIdentityProfile) {
  const phonesV2 = merged(
    known.phonesV2,
    phones,
    (one, entry) => one.phone === entry.phone,
    (entry) => entry,
  )
  const secondaryEmails = merged(
    (known.secondaryEmails ?? []).flatMap(({ email = '', tag }): TaggedEmail[] =>
      email ? [{ email, tag }] : [],
    ),
    emails,
    (one, entry) => one.email === entry.email,
    (entry) => entry,
  )
  const own = merged(
    known.addresses,
    addresses,
    (one, entry) => isSameAddress(one.address, entry),
    ({ tag, id: _, streetNumber: __, streetName: ___, ...address }) => ({ address, tag }),
  )
  return {
    ...(phonesV2 && { phonesV2 }),
    ...(secondaryEmails && { secondaryEmails }),
    ...(own && { addresses: own }),
  }
}

/**
 * Writes the given tags after the lists were written. Reads the current ones first and sends all others back
 * unchanged, so that concurrent changes are not lost. Does nothing without the site's key.
 */
export async function writeTags(
  input: TagInput,
  context: SessionContext & ServiceContext & SignInContext,
): Promise<void> {
  const { serviceCalls, session } = context
  const email = (await session.find())?.state?.identity?.email
  const lists = [input.phones, input.emails, input.addresses]
  const isTagged = lists.some((list) => list?.some(({ tag }) => tag))
  if (!serviceCalls || !email || !isTagged) return
  const loginId = { email }
  const known = (await serviceCalls.signOn({ loginId })).identity?.identityProfile ?? {}
  const { identity } = await serviceCalls.signOn({ loginId, profile: tagChange(input, known) })
  await keepEverywhere(identity, context)
}

/** Updates the identity in all sessions of the member. */
async function keepEverywhere(
  identity: Parameters<typeof storedIdentityOf>[0],
  { session, signIn }: SessionContext & SignInContext,
): Promise<void> {
  const state = storedIdentityOf(identity)
  if (!state) return
  const own = await session.update((before) => ({ ...before, identity: state }))
  const records = own.memberId ? await signIn.store.listOfMember(own.memberId) : []
  const others = records.filter(({ idHash }) => idHash !== own.idHash)
  await Promise.all(
    others.map(({ idHash }) =>
      changeSession(signIn.store, idHash, (record) => {
        record.state = { ...record.state, identity: state }
      }),
    ),
  )
}
