// Serves the platform's member area, to which a site without pages of its own sends members.
// docs/contract/auth.md §3 `memberAccountPage`.
import type { MemberSection } from '@vitrine/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '../__generated__/messages/account.ts'
import { messages as common } from '../__generated__/messages/common.ts'
import type { Shop } from '../context.ts'
import { memberWith } from '../members/find-member.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { StoredRedirect } from '../rows/session-rows.ts'
import { memberInBrowser } from './browser.ts'
import { sessionOf } from './flow-routes.ts'
import { flowEnd } from './flows.ts'
import { hostedPages } from './hosted-pages.ts'
import { html, type Markup } from './kit/html.ts'
import { type Page, sendPage } from './kit/page.ts'
import { sessionAddress } from './kit/page-language.ts'
import { leftPage, sendLostPage } from './notes.ts'
import { sendBack } from './send-back.ts'

const path = hostedPages.memberAccountPage

export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  app.get(path, async (request, reply) => {
    const session = sessionOf(request.query, 'memberAccountPage', shop.state)
    if (!session) return sendLostPage(reply)
    return sendPage(reply, accountPage(session, memberOf(session, request, shop), shop))
  })
  app.post(path, async (request, reply) => {
    const session = sessionOf(request.query, 'memberAccountPage', shop.state)
    if (!session) return sendLostPage(reply)
    const target = flowEnd(session, false)
    return target ? sendBack(reply, target, shop) : sendPage(reply, leftPage())
  })
}

/** Returns the member who requested the page, else the member signed in with this browser. */
function memberOf(session: StoredRedirect, request: FastifyRequest, { state }: Shop) {
  const [kind, id = ''] = session.owner.split(':')
  return kind === 'member' ? memberWith(id, state) : memberInBrowser(request, state)
}

const titles: Record<MemberSection, () => string> = {
  ACCOUNT_INFO: () => messages.yourAccount,
  BOOKINGS: () => messages.yourBookings,
  ORDERS: () => messages.yourOrders,
  SUBSCRIPTIONS: () => messages.yourSubscriptions,
  EVENTS: () => messages.yourEvents,
}

function accountPage(session: StoredRedirect, member: StoredMember | undefined, shop: Shop): Page {
  const section = session.target.section as MemberSection
  const title = titles[section]()
  const content = member ? sectionOf(section, member, shop) : html`<p>${messages.notSignedIn}</p>`
  const action = sessionAddress(path, session.id)
  const body = html`<h1>${title}</h1>${content}
<form class="actions" method="post" action="${action}"><button class="primary" name="action" value="leave">${common.backToShop}</button></form>`
  return { title, place: common.account, body }
}

function sectionOf(section: MemberSection, member: StoredMember, shop: Shop): Markup {
  if (section === 'ORDERS') return ordersOf(member, shop)
  if (section !== 'ACCOUNT_INFO') return html`<p>${messages.nothingHereYet}</p>`
  const { contact, profile, loginEmail } = member
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ')
  return html`<dl class="totals"><dt>${common.name}</dt><dd>${name || profile.nickname}</dd><dt>${common.email}</dt><dd>${loginEmail}</dd></dl><p></p>`
}

function ordersOf(member: StoredMember, { state }: Shop): Markup {
  const own = state.orders.all().filter(({ owner }) => owner === `member:${member.id}`)
  if (own.length === 0) return html`<p>${messages.noOrdersYet}</p>`
  return html`<ul>${own.map(
    ({ order }) =>
      html`<li>${order.number}, ${order.createdDate.slice(0, 10)}, ${order.priceSummary.total?.formattedAmount}</li>`,
  )}</ul>`
}
