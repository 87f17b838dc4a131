// Serves the page that a recovery email links to. docs/contract/auth.md §7.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { messages as common } from '../../__generated__/messages/common.ts'
import { messages } from '../../__generated__/messages/signIn.ts'
import type { Shop } from '../../context.ts'
import { outcomeOf } from '../../outcome.ts'
import { Refusal } from '../../refuse.ts'
import { withParameters } from '../../rules/callbacks.ts'
import { liveRecovery, recover, resetAddress, resetPath } from '../../sign-in/recovery.ts'
import { newPasswordField } from '../kit/fields.ts'
import { html } from '../kit/html.ts'
import { type Page, sendPage } from '../kit/page.ts'
import { sendLostPage } from '../notes.ts'
import { sendToRedirectUri } from '../send-back.ts'
import { wordsOf } from './words.ts'

const tokenQuery = z.object({ token: z.string().max(1000).catch('') })
const resetForm = z.object({ password: z.string().max(1000).catch('') })

export function resetRoutes(app: FastifyInstance, shop: Shop): void {
  app.get(resetPath, async ({ query }, reply) => {
    const { token } = tokenQuery.parse(query)
    return liveRecovery(token, shop) ? sendPage(reply, resetPage(token)) : sendLostPage(reply)
  })
  app.post(resetPath, async ({ query, body }, reply) => {
    const { token } = tokenQuery.parse(query)
    return reset(token, resetForm.parse(body ?? {}).password, reply, shop)
  })
}

function reset(token: string, password: string, reply: FastifyReply, shop: Shop) {
  const redirectUrl = liveRecovery(token, shop)?.redirectUrl
  const answer = outcomeOf(shop.state, () => recover(token, password, shop))
  if (answer instanceof Refusal) {
    if (!liveRecovery(token, shop)) return sendLostPage(reply)
    return sendPage(reply, resetPage(token, wordsOf(answer)), 422)
  }
  if (!redirectUrl) return sendPage(reply, donePage(shop))
  const target = withParameters(redirectUrl, { wixMemberLoggedIn: 'false' })
  return sendToRedirectUri(reply, redirectUrl, target, shop)
}

function resetPage(token: string, error?: string): Page {
  const field = newPasswordField({ label: messages.newPassword, error })
  const body = html`<h1>${common.chooseNewPassword}</h1>
<form method="post" action="${resetAddress(token)}">${field}<p class="actions"><button class="primary">${messages.savePassword}</button></p></form>`
  return { title: common.chooseNewPassword, place: common.account, body }
}

const donePage = ({ site }: Shop): Page => ({
  title: messages.passwordChanged,
  place: common.account,
  body: html`<h1>${messages.passwordIsChanged}</h1>
<p><a class="button primary" href="${site.shopUrl}">${common.backToShop}</a></p>`,
})
