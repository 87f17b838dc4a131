// What phones, e-mails and addresses are for. Tags belong to the identity, not to the member: they are
// read from what sign-in told and written by signing the member on again, which only the site may do.
// contract/auth.md §6 "identityProfile".
import type {
  AddressTag,
  EmailTag,
  PhoneTag,
  WireIdentityProfile,
  WireMemberAddress,
} from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'
import { changeSession } from '../../session/session-store.ts'
import { keptIdentityOf } from '../common/kept-identity.ts'
import type { UpdateMe } from './input.ts'

/** What is known of the caller's own tags; undefined when no sign-in told, and for other people's. */
const profileOf = async ({ session, actor }: Context): Promise<WireIdentityProfile | undefined> =>
  actor.kind === 'ANONYMOUS_VISITOR' ? (await session.find())?.kept?.identity?.profile : undefined

const untagged = 'UNTAGGED' as const

const phoneTag = (phone: string, known: WireIdentityProfile): PhoneTag =>
  known.phonesV2?.find((one) => one.phone === phone)?.tag ?? untagged

const emailTag = (email: string, known: WireIdentityProfile): EmailTag =>
  known.secondaryEmails?.find((one) => one.email === email)?.tag ?? untagged

const places = ['city', 'postalCode', 'country'] as const
type IdentityAddress = NonNullable<WireIdentityProfile['addresses']>[number]['address']

/** A member may have number and street apart; an identity has one line, in the order of its country. */
function linesOf({ addressLine, streetAddress }: Partial<WireMemberAddress>): string[] {
  if (addressLine) return [addressLine]
  const { number, name } = streetAddress ?? {}
  return [`${number ?? ''} ${name ?? ''}`.trim(), `${name ?? ''} ${number ?? ''}`.trim()]
}

/** An identity's address has no id: the same words in the same places are the same address. */
const isSameAddress = (
  known: IdentityAddress | null | undefined,
  address: Partial<WireMemberAddress>,
): boolean =>
  places.every((part) => (known?.[part] ?? '') === (address[part] ?? '')) &&
  linesOf(address).includes(known?.addressLine ?? '')

const addressTag = (address: Partial<WireMemberAddress>, known: WireIdentityProfile): AddressTag =>
  known.addresses?.find((one) => isSameAddress(one.address, address))?.tag ?? untagged

export async function phonesWithTags(phones: readonly string[], context: Context) {
  const known = await profileOf(context)
  return phones.map((phone) => ({ phone, tag: known ? phoneTag(phone, known) : null }))
}

export async function emailsWithTags(emails: readonly string[], context: Context) {
  const known = await profileOf(context)
  return emails.map((email) => ({ email, tag: known ? emailTag(email, known) : null }))
}

export async function tagOfAddress(address: WireMemberAddress, context: Context) {
  const known = await profileOf(context)
  return known ? addressTag(address, known) : null
}

type Tag = string | null | undefined
type TaggedEmail = { email: string; tag?: EmailTag | null | undefined }
export type TagWishes = Pick<UpdateMe, 'phones' | 'emails'> & {
  addresses?: readonly (Partial<WireMemberAddress> & { tag?: AddressTag | null })[] | null
}

/** What is known, with the tags that were given; an entry that is not known yet comes last. */
function merged<Known extends { tag?: Tag }, Wish extends { tag?: Tag }>(
  known: readonly Known[] | null | undefined,
  wishes: readonly Wish[] | null | undefined,
  fits: (one: Known, wish: Wish) => boolean,
  make: (wish: Wish) => Known,
): Known[] | undefined {
  const given = (wishes ?? []).filter(({ tag }) => tag)
  if (given.length === 0) return
  const list = (known ?? []).map((one) => {
    const wish = given.find((other) => fits(one, other))
    return wish ? { ...one, tag: wish.tag } : one
  })
  const fresh = given.filter((wish) => !list.some((one) => fits(one, wish)))
  return [...list, ...fresh.map(make)]
}

/** Only the lists in which a tag was given. */
function tagChange({ phones, emails, addresses }: TagWishes, known: WireIdentityProfile) {
  const phonesV2 = merged(
    known.phonesV2,
    phones,
    (one, wish) => one.phone === wish.phone,
    (wish) => wish,
  )
  const secondaryEmails = merged(
    (known.secondaryEmails ?? []).flatMap(({ email = '', tag }): TaggedEmail[] =>
      email ? [{ email, tag }] : [],
    ),
    emails,
    (one, wish) => one.email === wish.email,
    (wish) => wish,
  )
  const own = merged(
    known.addresses,
    addresses,
    (one, wish) => isSameAddress(one.address, wish),
    ({ tag, id: _, streetAddress: __, ...address }) => ({ address, tag }),
  )
  return {
    ...(phonesV2 && { phonesV2 }),
    ...(secondaryEmails && { secondaryEmails }),
    ...(own && { addresses: own }),
  }
}

/**
 * Writes the tags that were given, once the lists themselves are written. What the platform has now is
 * read first and every other tag goes back as it was read, so that two browsers never undo each other.
 * Nothing without the site's own rights.
 */
export async function writeTags(wishes: TagWishes, context: Context): Promise<void> {
  const { elevated, session } = context
  const email = (await session.find())?.kept?.identity?.email
  const lists = [wishes.phones, wishes.emails, wishes.addresses]
  const isTagged = lists.some((list) => list?.some(({ tag }) => tag))
  if (!elevated || !email || !isTagged) return
  const loginId = { email }
  const known = (await elevated.signOn({ loginId })).identity?.identityProfile ?? {}
  const { identity } = await elevated.signOn({ loginId, profile: tagChange(wishes, known) })
  await keepEverywhere(identity, context)
}

/** The member's other browsers show it too. */
async function keepEverywhere(
  identity: Parameters<typeof keptIdentityOf>[0],
  { session, signIn }: Context,
): Promise<void> {
  const kept = keptIdentityOf(identity)
  if (!kept) return
  const own = await session.keep((before) => ({ ...before, identity: kept }))
  const records = own.memberId ? await signIn.store.listOfMember(own.memberId) : []
  const others = records.filter(({ idHash }) => idHash !== own.idHash)
  await Promise.all(
    others.map(({ idHash }) =>
      changeSession(signIn.store, idHash, (record) => {
        record.kept = { ...record.kept, identity: kept }
      }),
    ),
  )
}
