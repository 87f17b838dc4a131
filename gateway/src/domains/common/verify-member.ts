// Verifies that the caller still is a member. Reads with the site's key do not use the member's token and would
// continue for a blocked member, so they verify first. docs/security.md S12.
import { isWithoutProfile } from '../../platform/failure.ts'
import type { Member } from '../../platform/member/member.ts'
import type { SessionRecord } from '../../session/session-store.ts'
import type { RequestSession } from '../../session/sessions.ts'
import { isSignedIn } from '../../session/tokens.ts'
import type { CallerContext } from './caller-context.ts'

type MemberRead = { idHash: string; member: Promise<Member> }

/** One read per request and session, however many fields need it. */
const reads = new WeakMap<RequestSession, MemberRead>()

function readOnce(record: SessionRecord, { session, own }: CallerContext): Promise<Member> {
  const known = reads.get(session)
  if (known?.idHash === record.idHash) return known.member
  const member = own.members.getCurrent({ fields: 'FULL' }).then((answer) => answer.member)
  reads.set(session, { idHash: record.idHash, member })
  return member
}

/**
 * Reads the caller's member with their own token; null for a visitor, also when the platform just rejected the
 * token, and on a site without a members area, where the caller has an identity only.
 */
export async function currentMember(context: CallerContext): Promise<Member | null> {
  const record = await context.session.find()
  if (!record || !isSignedIn(record.tokens)) return null
  try {
    const member = await readOnce(record, context)
    return isSignedIn(record.tokens) ? member : null
  } catch (error) {
    if (!isSignedIn(record.tokens) || isWithoutProfile(error)) return null
    throw error
  }
}

/** Returns the caller's verified member id; null for a visitor. */
export async function verifiedMemberId(context: CallerContext): Promise<string | null> {
  return (await currentMember(context))?.id ?? null
}

/** Interval after which displaying the member verifies again; reads of a member's data always verify. */
const verifyIntervalMs = 30_000

/** Waits until the other fields of the document have started, so that all return the same. */
const otherFieldsStarted = () => new Promise((go) => setImmediate(go))

/**
 * Returns the caller's session, verified if the last verification is too old; null for a visitor. A member stays
 * signed in while the platform does not respond.
 */
export async function verifiedSession(context: CallerContext): Promise<SessionRecord | null> {
  const record = await context.session.find()
  if (!record || !isSignedIn(record.tokens)) return null
  await otherFieldsStarted()
  const isBeingRead = reads.get(context.session)?.idHash === record.idHash
  if (isBeingRead || isDue(record)) await verify(record, context)
  return isSignedIn(record.tokens) ? record : null
}

const isDue = ({ state }: SessionRecord) => Date.now() - (state?.verifiedAt ?? 0) > verifyIntervalMs

async function verify(record: SessionRecord, context: CallerContext): Promise<void> {
  try {
    await currentMember(context)
    if (isSignedIn(record.tokens) && isDue(record)) {
      await context.session.update((state) => ({ ...state, verifiedAt: Date.now() }))
    }
  } catch (err) {
    context.log.info({ err }, 'member: could not verify, keeping the session')
  }
}
