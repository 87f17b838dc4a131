// Serves the platform's own sign-in page: for the `login` flow, and as the authorization endpoint.
// docs/contract/auth.md §3-§5.
import type { RedirectIntent } from '@vitrine/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../../context.ts'
import { outcomeOf } from '../../outcome.ts'
import { Refusal } from '../../refuse.ts'
import type { StoredMember } from '../../rows/member-rows.ts'
import type { StoredRedirect } from '../../rows/session-rows.ts'
import {
  type AuthAnswer,
  answerAddress,
  authTargetOf,
  codeAnswer,
  errorAnswer,
} from '../../sign-in/authorize.ts'
import { memberOfSession } from '../../sign-in/sessions.ts'
import { siteSettingsOf } from '../../state/site-settings.ts'
import { memberInBrowser, rememberInBrowser } from '../browser.ts'
import { sessionOf } from '../flow-routes.ts'
import { flowEnd } from '../flows.ts'
import { hostedPages } from '../hosted-pages.ts'
import { sendPage } from '../kit/page.ts'
import { sessionAddress } from '../kit/page-language.ts'
import { leftPage, sendLostPage } from '../notes.ts'
import { sendBack, sendToRedirectUri } from '../send-back.ts'
import { stopAuthorization } from './authorize-gate.ts'
import { clientOrigin } from './client-origin.ts'
import { sendMessagePage } from './message-page.ts'
import { type Screen, signInPage } from './screens.ts'
import { screenQuery, signInForm } from './sign-in-form.ts'
import { screenOf, stepOf } from './steps.ts'
import { wordsOf } from './words.ts'

export function signInRoutes(app: FastifyInstance, shop: Shop): void {
  for (const intent of ['login', 'auth'] as const) {
    app.get(hostedPages[intent], async (request, reply) =>
      withSession(request, reply, intent, shop, (session) => open(session, reply, shop)),
    )
    app.post(hostedPages[intent], async (request, reply) =>
      withSession(request, reply, intent, shop, (session) => act(session, reply, shop)),
    )
  }
}

function withSession(
  { query }: FastifyRequest,
  reply: FastifyReply,
  intent: RedirectIntent,
  shop: Shop,
  answer: (session: StoredRedirect) => unknown,
) {
  const session = sessionOf(query, intent, shop.state)
  if (!session) return sendLostPage(reply)
  const stopped = intent === 'auth' ? stopAuthorization(session, reply, shop) : undefined
  return stopped ?? answer(session)
}

/** Completes the flow for a signed-in member, unless the client requires a new sign-in. */
function open(session: StoredRedirect, reply: FastifyReply, shop: Shop) {
  const { request } = reply
  const member = knownMember(session, request, shop)
  if (member) return finish(session, member, reply, shop)
  if (session.intent === 'auth' && authTargetOf(session).prompt === 'none') {
    return sendAnswer(session, errorAnswer(session, 'login_required'), reply, shop)
  }
  return show(reply, session, { name: screenQuery.parse(request.query).screen }, shop)
}

function knownMember(session: StoredRedirect, request: FastifyRequest, { state }: Shop) {
  if (session.intent === 'login') return
  const { authRequest, prompt } = authTargetOf(session)
  // A session token counts as a sign-in that has just happened. docs/contract/auth.md §5.
  const signedIn = memberOfSession(authRequest.sessionToken, state)
  if (signedIn || authRequest.sessionToken) return signedIn
  return prompt === 'none' ? memberInBrowser(request, state) : undefined
}

function act(session: StoredRedirect, reply: FastifyReply, shop: Shop) {
  const form = signInForm.parse(reply.request.body ?? {})
  if (form.action === 'leave') return leave(session, reply, shop)
  const step = outcomeOf(shop.state, () => stepOf(form, shop))
  if (step instanceof Refusal) {
    return show(reply, session, screenOf(form), shop, { problem: wordsOf(step), status: 422 })
  }
  if ('screen' in step) return show(reply, session, step.screen, shop)
  const member = memberOfSession(step.sessionToken, shop.state)
  return member ? finish(session, member, reply, shop, true) : sendLostPage(reply)
}

type Shown = { problem?: string; status?: number }

function show(
  reply: FastifyReply,
  session: StoredRedirect,
  screen: Screen,
  { state }: Shop,
  { problem, status = 200 }: Shown = {},
) {
  const action = sessionAddress(hostedPages[session.intent], session.id)
  const { captcha } = siteSettingsOf(state)
  return sendPage(reply, signInPage(screen, { action, captcha, problem }), status)
}

/** Redirects a signed-in member to the origin of the flow, with or without a code. */
function finish(
  session: StoredRedirect,
  member: StoredMember,
  reply: FastifyReply,
  shop: Shop,
  isFresh = false,
) {
  const { state } = shop
  if (isFresh) state.transaction(() => rememberInBrowser(reply, member, state))
  if (session.intent === 'auth') {
    const answer = state.transaction(() => codeAnswer(session, member, shop))
    return sendAnswer(session, answer, reply, shop)
  }
  const target = flowEnd({ ...session, loggedIn: true }, false)
  return target ? sendBack(reply, target, shop) : sendPage(reply, leftPage())
}

/** Redirects back without a sign-in; a second press of the button has the same result. */
function leave(session: StoredRedirect, reply: FastifyReply, shop: Shop) {
  if (session.intent === 'auth') {
    return sendAnswer(session, errorAnswer(session, 'access_denied'), reply, shop)
  }
  const target = flowEnd(session, false)
  return target ? sendBack(reply, target, shop) : sendPage(reply, leftPage())
}

function sendAnswer(session: StoredRedirect, answer: AuthAnswer, reply: FastifyReply, shop: Shop) {
  const { redirectUri, responseMode } = authTargetOf(session).authRequest
  if (responseMode === 'web_message') {
    const origin = clientOrigin(session, reply.request, shop)
    return sendMessagePage(reply, { answer, origin, shop })
  }
  if (!redirectUri) return sendLostPage(reply)
  const target = answerAddress(redirectUri, responseMode, answer)
  return sendToRedirectUri(reply, redirectUri, target, shop)
}
