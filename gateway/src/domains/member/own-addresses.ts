// One address at a time. The platform replaces the whole list, so it is read anew for every change: an
// address that was added or removed elsewhere meanwhile stays so. contract/members.md §7.
import type { WireMember, WireMemberAddress } from '@vitrine/platform'
import type { z } from 'zod'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { currentMember } from '../common/standing.ts'
import { saveAddressInput } from './input.ts'
import { isForAnother, memberResult, refused } from './member-result.ts'
import { PartlySaved } from './partly-saved.ts'
import { tagOfAddress, writeTags } from './tags.ts'

/** As many as one's own list holds. Assumed. */
const most = 20

type Before = readonly WireMemberAddress[]
const addressesOf = (member: WireMember | null): Before => member?.contact?.addresses ?? []

async function writeList(id: string, addresses: WireMemberAddress[], { own }: Context) {
  if (addresses.length === 0) return own.members.deleteMemberAddresses({ id })
  return own.members.updateMember({ id, member: { id, contact: { addresses } } })
}

const goneElsewhere =
  'This address was removed meanwhile. Add it as a new one if you still want it.'

type Wished = z.output<typeof saveAddressInput>

/** Why the list cannot take it; nothing when it can. */
function obstacle(id: Wished['id'], before: Before) {
  if (id && !before.some((one) => one.id === id)) {
    return problem('NOT_FOUND', { field: 'id', message: goneElsewhere })
  }
  if (!id && before.length >= most) return problem('LIMIT_REACHED')
}

/** Tags are known by the words of an address: with other words the old one has to be told anew. */
async function writeTag({ id, tag, ...address }: Wished, before: Before, context: Context) {
  const changed = before.find((one) => one.id === id)
  const kept = changed && (await tagOfAddress(changed, context))
  await writeTags({ addresses: [{ ...address, tag: tag ?? kept }] }, context)
}

async function save(wished: Wished, context: Context) {
  const me = await currentMember(context)
  const before = addressesOf(me)
  const { id, tag: _, ...address } = wished
  const reason = obstacle(id, before)
  if (reason) return refused([reason])
  const after = id
    ? before.map((one) => (one.id === id ? { ...address, id } : one))
    : [...before, address]
  const answer = await writeList(me?.id ?? '', after, context)
  try {
    await writeTag(wished, before, context)
  } catch (error) {
    throw new PartlySaved(answer.member, error)
  }
  return answer
}

const saveMyAddress: MutationResolvers['saveMyAddress'] = async (_, args, context) => {
  const checked = checkInput(saveAddressInput, args.input)
  if (!checked.ok) return refused(checked.problems)
  if (await isForAnother(args.memberId, context)) return refused([problem('SIGNED_IN_AS_ANOTHER')])
  return memberResult(() => save(checked.value, context), context)
}

const removeMyAddress: MutationResolvers['removeMyAddress'] = async (_, { id }, context) =>
  memberResult(async () => {
    const me = await currentMember(context)
    const left = addressesOf(me).filter((one) => one.id !== id)
    // Gone already is as good as gone.
    if (me && left.length === addressesOf(me).length) return { member: me }
    return writeList(me?.id ?? '', left, context)
  }, context)

export const addressMutations = { saveMyAddress, removeMyAddress }
