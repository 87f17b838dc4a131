// Serves the control of members: actions of the owner in a dashboard, and responses of a member's phone.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { siteOwner } from '../events/identities.ts'
import { parseRequest } from '../http/parse-request.ts'
import { changeState } from '../members/change-state.ts'
import { livingMembers, memberByEmail } from '../members/find-member.ts'
import { wireJobOf } from '../members/run-job.ts'
import { notFound } from '../refuse.ts'
import type { StoredJob, StoredMember } from '../rows/member-rows.ts'
import { totpAt } from '../rules/totp.ts'
import { answerPush, waitingPushes } from '../sign-in/second-factor.ts'
import { changeSiteSettings, siteSettingsChange, siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

export const transitionBody = z.strictObject({
  email: z.string().min(1),
  transition: z.enum(['approve', 'block', 'disconnect', 'mute', 'unmute']),
})
export const passwordBody = z.strictObject({ email: z.string().min(1) })
export const pushBody = z.strictObject({
  transactionId: z.string().min(1),
  answer: z.enum(['APPROVED', 'DENIED']),
})

export function memberControl(app: FastifyInstance, state: State): void {
  app.get('/site', async () => siteSettingsOf(state))
  app.patch('/site', async (request) => {
    const change = parseRequest(siteSettingsChange, request) as z.output<typeof siteSettingsChange>
    return state.transaction(() => changeSiteSettings(state, change))
  })
  app.get('/members', async () => livingMembers(state).map((member) => memberView(member, state)))
  app.post('/members', async (request) => {
    const input = parseRequest(transitionBody, request) as z.output<typeof transitionBody>
    return memberView(transit(input, state), state)
  })
  app.post('/members/forget-password', async (request) => {
    const { email } = parseRequest(passwordBody, request) as z.output<typeof passwordBody>
    return memberView(clearPassword(email, state), state)
  })
  app.get('/jobs', async () => state.jobs.all().map(jobView))
  app.get('/push', async () => waitingPushes(state).map((token) => pushView(token, state)))
  app.post('/push', async (request) => {
    const input = parseRequest(pushBody, request) as z.output<typeof pushBody>
    return answer(input, state)
  })
}

const livingWith = (email: string, state: State): StoredMember => {
  const member = memberByEmail(email, state)
  if (!member || member.deletedDate) throw notFound('Member')
  return member
}

export const transit = (
  { email, transition }: z.output<typeof transitionBody>,
  state: State,
): StoredMember =>
  state.transaction(() => changeState(livingWith(email, state), transition, state), siteOwner)

/** Removes the password, so that the next login requires a new one. */
function clearPassword(email: string, state: State): StoredMember {
  const member = livingWith(email, state)
  const credential = state.credentials.get(member.id)
  if (credential) {
    state.transaction(() => state.credentials.put({ ...credential, passwordHash: undefined }))
  }
  return member
}

export function answer(input: z.output<typeof pushBody>, state: State) {
  const answered = state.transaction(() => answerPush(input.transactionId, input.answer, state))
  if (!answered) throw notFound('Sign-in')
  return pushView(answered, state)
}

type Push = ReturnType<typeof waitingPushes>[number]

export const pushView = ({ memberId, push }: Push, state: State) => ({
  email: state.members.get(memberId)?.loginEmail,
  ...push,
})

const jobView = (job: StoredJob) => ({
  ...wireJobOf(job),
  call: job.call,
  createdDate: job.createdDate,
})

export function memberView(member: StoredMember, state: State) {
  const { totpSecret = '' } = state.credentials.get(member.id) ?? {}
  return {
    memberId: member.id,
    email: member.loginEmail,
    role: member.role,
    nickname: member.profile.nickname,
    slug: member.profile.slug,
    status: member.status,
    reasons: member.reasons,
    privacyStatus: member.privacyStatus,
    activityStatus: member.activityStatus,
    emailVerified: member.loginEmailVerified,
    totpSecret,
    totpCode: totpAt(totpSecret, state.now().getTime()),
  }
}
