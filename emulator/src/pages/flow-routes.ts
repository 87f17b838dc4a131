import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { messages as common } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/flows.ts'
import type { Shop } from '../context.ts'
import type { StoredRedirect } from '../rows/session-rows.ts'
import { withParameters } from '../rules/callbacks.ts'
import { revoke } from '../sign-in/tokens.ts'
import type { State } from '../state/state.ts'
import { signOutBrowser } from './browser.ts'
import { type Flow, flowEnd, flows } from './flows.ts'
import { hostedPages } from './hosted-pages.ts'
import { html } from './kit/html.ts'
import { type Page, sendPage } from './kit/page.ts'
import { sessionAddress } from './kit/page-language.ts'
import { leftPage, sendLostPage } from './notes.ts'
import { pageQuery } from './open-checkout.ts'
import { sendBack } from './send-back.ts'

const flowForm = z.object({ action: z.enum(['complete', 'leave']).catch('leave') })

/** Serves the small pages, which explain, complete and abandon a flow. */
export function flowRoutes(app: FastifyInstance, shop: Shop): void {
  const { state } = shop
  for (const [intent, flow] of Object.entries(flows)) {
    const path = hostedPages[intent as keyof typeof flows]
    app.get(path, async ({ query }, reply) => {
      const session = sessionOf(query, intent, state)
      return session ? sendPage(reply, flowPage(flow, session)) : sendLostPage(reply)
    })
    app.post(path, async ({ query, body }, reply) => {
      const session = sessionOf(query, intent, state)
      if (!session) return sendLostPage(reply)
      return end(reply, session, flowForm.parse(body ?? {}).action === 'complete', shop)
    })
  }
  app.get(hostedPages.logout, async ({ query }, reply) => logout(reply, query, shop))
}

export function sessionOf(
  query: unknown,
  intent: string,
  state: State,
): StoredRedirect | undefined {
  const session = state.redirects.get(pageQuery.parse(query).session ?? '')
  return session?.intent === intent ? session : undefined
}

function flowPage(flow: Flow, session: StoredRedirect): Page {
  const { title, text, complete, leave } = flow.texts()
  const action = sessionAddress(hostedPages[session.intent], session.id)
  const body = html`<h1>${title}</h1><p>${text}</p>
<form class="actions" method="post" action="${action}">
${complete && html`<button class="primary" name="action" value="complete">${complete}</button>`}
<button class="${complete ? 'second' : 'primary'}" name="action" value="leave">${leave}</button>
</form>`
  return { title, place: common.platform, body }
}

/** Ends a flow; a second submit has the same result as the first one. */
function end(reply: FastifyReply, session: StoredRedirect, completed: boolean, shop: Shop) {
  const target = session.outcome ?? flowEnd(session, completed)
  if (!target) return sendPage(reply, leftPage())
  const { state } = shop
  state.transaction(() => state.redirects.put({ ...session, outcome: target }))
  return sendBack(reply, target, shop)
}

/** Ends the identity: deletes its refresh token and every access token. */
function logout(reply: FastifyReply, query: unknown, shop: Shop) {
  const { state } = shop
  const session = sessionOf(query, 'logout', state)
  if (!session) return sendLostPage(reply)
  const { refreshId, callbacks } = session
  if (refreshId) state.transaction(() => revoke(state, refreshId))
  signOutBrowser(reply, state)
  if (!callbacks.postFlowUrl) return sendPage(reply, signedOutPage())
  const target = withParameters(callbacks.postFlowUrl, { wixMemberLoggedIn: 'false' })
  return sendBack(reply, target, shop)
}

const signedOutPage = (): Page => ({
  title: messages.signedOut,
  place: common.platform,
  body: html`<h1>${messages.youAreSignedOut}</h1><p>${messages.youCanCloseThisPage}</p>`,
})
