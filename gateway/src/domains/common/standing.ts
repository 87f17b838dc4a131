// Whether a member still is one. Reads with the site's own key never meet the member's token, so they
// would go on for somebody whom the owner has blocked: each of them asks here first. SECURITY row 12.
import type { WireMember } from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'
import type { SessionRecord } from '../../session/session-store.ts'
import type { RequestSession } from '../../session/sessions.ts'
import { isLoggedIn } from '../../session/tokens.ts'

type Asking = Pick<Context, 'session' | 'own' | 'log'>
type Reading = { idHash: string; member: Promise<WireMember> }

/** One reading for a request, however many fields need it; another session is another reading. */
const readings = new WeakMap<RequestSession, Reading>()

function readingOf(record: SessionRecord, { session, own }: Asking): Promise<WireMember> {
  const known = readings.get(session)
  if (known?.idHash === record.idHash) return known.member
  const member = own.members
    .getCurrentMember({ fieldsets: ['FULL'] })
    .then((answer) => answer.member)
  readings.set(session, { idHash: record.idHash, member })
  return member
}

/**
 * The caller as the platform knows them, read with their own token; null for a visitor, and for
 * whoever has just become one because the platform no longer takes the token.
 */
export async function currentMember(context: Asking): Promise<WireMember | null> {
  const record = await context.session.find()
  if (!record || !isLoggedIn(record.tokens)) return null
  try {
    const member = await readingOf(record, context)
    return isLoggedIn(record.tokens) ? member : null
  } catch (error) {
    if (!isLoggedIn(record.tokens)) return null
    throw error
  }
}

/** The caller's member id, proven in this request; null for a visitor. */
export async function provenMemberId(context: Asking): Promise<string | null> {
  return (await currentMember(context))?.id ?? null
}

/** Who is greeted is proven this often; what is theirs, every time. */
const provenMs = 30_000

/** The other fields of the document have begun, so that all of them say the same. */
const othersBegan = () => new Promise((go) => setImmediate(go))

/**
 * The caller's session, asked about when that was not done lately; null of a visitor. While the
 * platform does not answer a member stays one.
 */
export async function standingSession(context: Asking): Promise<SessionRecord | null> {
  const record = await context.session.find()
  if (!record || !isLoggedIn(record.tokens)) return null
  await othersBegan()
  const isBeingRead = readings.get(context.session)?.idHash === record.idHash
  if (isBeingRead || isDue(record)) await prove(record, context)
  return isLoggedIn(record.tokens) ? record : null
}

const isDue = ({ kept }: SessionRecord) => Date.now() - (kept?.provenAt ?? 0) > provenMs

async function prove(record: SessionRecord, context: Asking): Promise<void> {
  try {
    await currentMember(context)
    if (isLoggedIn(record.tokens) && isDue(record)) {
      await context.session.keep((kept) => ({ ...kept, provenAt: Date.now() }))
    }
  } catch (err) {
    context.log.info({ err }, 'a member could not be proven')
  }
}
