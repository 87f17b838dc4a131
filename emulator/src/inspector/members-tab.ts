// Renders the members tab: the site's settings for members, and the list of members.
import { messages as common } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/inspector.ts'
import type { Controlled } from '../control/controlled.ts'
import { memberView, pushView } from '../control/member-control.ts'
import { livingMembers } from '../members/find-member.ts'
import { html, type Markup } from '../pages/kit/html.ts'
import { waitingPushes } from '../sign-in/second-factor.ts'
import { captchaKinds, secondFactors, siteSettingsOf } from '../state/site-settings.ts'
import { table } from './frame.ts'

export function membersTab({ state }: Controlled): Markup {
  const settings = siteSettingsOf(state)
  const pushes = waitingPushes(state).map((token) => pushRow(pushView(token, state)))
  const members = livingMembers(state).map((member) => memberRow(memberView(member, state)))
  return html`<section><form class="card" method="post" action="/_inspector/site"><h2>${common.signingIn}</h2>
${select('approvalRequired', messages.approvalRequired, ['false', 'true'], String(settings.approvalRequired))}
${select('verificationRequired', messages.verificationRequired, ['false', 'true'], String(settings.verificationRequired))}
${select('captcha', common.captcha, captchaKinds, settings.captcha)}
${select('secondFactor', messages.secondFactor, secondFactors, settings.secondFactor)}
${select('collectsBackInStock', messages.collectsBackInStock, ['false', 'true'], String(settings.collectsBackInStock))}
${select('redeemsGiftCards', messages.redeemsGiftCards, ['false', 'true'], String(settings.redeemsGiftCards))}
${select('isPublished', messages.isPublished, ['false', 'true'], String(settings.isPublished))}
${select('membersArea', messages.membersArea, ['false', 'true'], String(settings.membersArea))}
${select('defaultPrivacy', messages.defaultPrivacy, ['PRIVATE', 'PUBLIC'], settings.defaultPrivacy)}
<button class="primary">${messages.keep}</button></form></section>
<section><h2>${messages.waitingSignIns}</h2>${table([messages.phoneOf, messages.transaction, ''], pushes, messages.none)}</section>
<section><h2>${messages.members}</h2>${table([messages.member, messages.status, messages.shown, messages.activity, messages.authenticatorCode, ''], members, messages.none)}</section>`
}

const select = (name: string, label: string, words: readonly string[], chosen: string) =>
  html`<label class="field"><span>${label}</span><select name="${name}">${words.map(
    (word) => html`<option ${word === chosen && html`selected`}>${word}</option>`,
  )}</select></label>`

function pushRow({ email, transactionId }: { email?: string; transactionId?: string }): Markup {
  return html`<tr><td>${email}</td><td><code>${transactionId}</code></td><td><form class="inline" method="post" action="/_inspector/push">
<input type="hidden" name="transactionId" value="${transactionId}">
<button class="primary small" name="answer" value="APPROVED">${messages.approve}</button>
<button class="second small" name="answer" value="DENIED">${messages.deny}</button></form></td></tr>`
}

const transitions = ['approve', 'block', 'disconnect', 'mute', 'unmute'] as const

function memberRow(member: ReturnType<typeof memberView>): Markup {
  const { email, nickname, status, reasons, privacyStatus, activityStatus, totpCode } = member
  return html`<tr><td>${nickname}<br><small>${email}</small></td>
<td><span class="state ${status !== 'APPROVED' && 'bad'}">${status}</span> ${reasons.join(', ')}</td>
<td>${privacyStatus}</td><td>${activityStatus}</td><td><code>${totpCode}</code></td>
<td><form class="inline" method="post" action="/_inspector/members"><input type="hidden" name="email" value="${email}">
<select name="transition" aria-label="${messages.transitionOf({ name: nickname ?? email })}">${transitions.map((word) => html`<option>${word}</option>`)}</select>
<button class="second small">${messages.apply}</button></form></td></tr>`
}
