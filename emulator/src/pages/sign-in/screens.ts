// Renders the screens of the sign-in page.
import type { FactorType } from '@vitrine/platform'
import { messages as common } from '../../__generated__/messages/common.ts'
import { messages } from '../../__generated__/messages/signIn.ts'
import { captchaSiteKeys } from '../../sign-in/captcha.ts'
import type { CaptchaKind } from '../../state/site-settings.ts'
import { newPasswordField, textField } from '../kit/fields.ts'
import { html, type Markup } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export type Screen =
  | { name: 'sign-in' | 'by-code' | 'join' | 'forgot'; email?: string; nickname?: string }
  | { name: 'code'; stateToken: string }
  | { name: 'verify'; stateToken: string; sentAgain?: boolean }
  | {
      name: 'factor'
      stateToken: string
      factor: FactorType
      hint?: string
      transactionId?: string
    }
  | { name: 'waiting' | 'sent' }

type View = { action: string; captcha: CaptchaKind; problem?: string }

export function signInPage(screen: Screen, view: View): Page {
  const { title, body } = bodies(screen, view)
  const problem =
    view.problem && html`<div class="banner alarm" role="alert"><p>${view.problem}</p></div>`
  return {
    title,
    place: common.account,
    body: html`<h1>${title}</h1>${problem}${body}`,
    ...(view.captcha !== 'none' && { scripts: ['/captcha/widgets.js'] }),
  }
}

function bodies(screen: Screen, view: View): { title: string; body: Markup } {
  switch (screen.name) {
    case 'sign-in':
      return { title: messages.signIn, body: signInBody(screen, view) }
    case 'by-code':
      return { title: messages.signInByCode, body: byCodeBody(screen, view) }
    case 'code':
      return { title: messages.checkYourEmail, body: codeBody(screen, view) }
    case 'join':
      return { title: messages.becomeMember, body: joinBody(screen, view) }
    case 'forgot':
      return { title: messages.forgotPassword, body: forgotBody(screen, view) }
    case 'verify':
      return { title: messages.checkYourEmail, body: verifyBody(screen, view) }
    case 'factor':
      return { title: messages.oneMoreStep, body: factorBody(screen, view) }
    case 'waiting':
      return { title: messages.nearlyThere, body: waitingBody(view) }
    case 'sent':
      return { title: messages.checkYourEmail, body: sentBody(view) }
  }
}

type Typed = { email?: string; nickname?: string }

const form = (view: View, parts: Markup): Markup =>
  html`<form method="post" action="${view.action}">${parts}</form>`

const submit = (action: string, label: string) =>
  html`<button class="primary" name="action" value="${action}">${label}</button>`

const leave = () =>
  html`<button class="plain" name="action" value="leave" formnovalidate>${messages.goOnAsVisitor}</button>`

/** Returns a function that renders a link to a screen of this page. */
const linkTo = (view: View, screen: string) => (label: string) =>
  html`<a href="${view.action}&screen=${screen}">${label}</a>`

const emailField = ({ email }: Typed) =>
  textField({
    name: 'email',
    label: common.email,
    value: email,
    type: 'email',
    autocomplete: 'username',
  })

const currentPassword = () =>
  textField({
    ...{ name: 'password', label: common.password, type: 'password' },
    autocomplete: 'current-password',
  })

const captchaField = ({ captcha }: View) =>
  captcha !== 'none' &&
  html`<div class="field" data-captcha="${captcha}" data-sitekey="${captchaSiteKeys[captcha]}"><input type="hidden" name="captchaToken"></div>`

const signInBody = (typed: Typed, view: View) =>
  html`${form(
    view,
    html`${emailField(typed)}${currentPassword()}${captchaField(view)}
<p class="actions">${submit('sign-in', messages.signIn)}${leave()}</p>`,
  )}<p>${linkTo(view, 'by-code')(messages.signInByCode)}</p><p>${linkTo(view, 'forgot')(messages.forgotPassword)}</p><p>${messages.newHere({ link: linkTo(view, 'join') })}</p>`

const codeField = () =>
  textField({ name: 'code', label: common.code, autocomplete: 'one-time-code' })

const byCodeBody = (typed: Typed, view: View) =>
  html`<p>${messages.byCodeIntro}</p>${form(
    view,
    html`${emailField(typed)}${captchaField(view)}<p class="actions">${submit('send-code', messages.sendCode)}${leave()}</p>`,
  )}<p>${linkTo(view, 'sign-in')(messages.signInWithPassword)}</p>`

const codeBody = ({ stateToken }: { stateToken: string }, view: View) =>
  html`<p>${messages.codeMaybeSent}</p>${form(
    view,
    html`<input type="hidden" name="stateToken" value="${stateToken}">${codeField()}
<p class="actions">${submit('code', messages.signIn)}${leave()}</p>`,
  )}<p>${linkTo(view, 'by-code')(messages.sendItAgain)}</p>`

const joinBody = (typed: Typed, view: View) =>
  html`${form(
    view,
    html`${textField({ name: 'nickname', label: messages.nameShownToOthers, value: typed.nickname, autocomplete: 'nickname' })}
${emailField(typed)}${newPasswordField({ label: common.password })}${captchaField(view)}
<p class="actions">${submit('join', messages.becomeMember)}${leave()}</p>`,
  )}<p>${messages.beenHereBefore({ link: linkTo(view, 'sign-in') })}</p>`

const forgotBody = (typed: Typed, view: View) =>
  html`<p>${messages.forgotIntro}</p>${form(
    view,
    html`${emailField(typed)}<p class="actions">${submit('forgot', messages.sendLink)}${leave()}</p>`,
  )}<p>${linkTo(view, 'sign-in')(messages.backToSigningIn)}</p>`

function verifyBody(screen: Extract<Screen, { name: 'verify' }>, view: View) {
  return html`<p>${messages.codeSent}</p>
${screen.sentAgain && html`<div class="banner" role="status"><p>${messages.newCodeSent}</p></div>`}
${form(
  view,
  html`<input type="hidden" name="stateToken" value="${screen.stateToken}">${codeField()}
<p class="actions">${submit('verify', messages.confirm)}<button class="second" name="action" value="resend" formnovalidate>${messages.sendItAgain}</button>${leave()}</p>`,
)}`
}

/** Returns what to do, with a hint that identifies the phone or mailbox; a refused code has none. */
function factorRequest(factor: FactorType, hint: string | undefined): string | undefined {
  switch (factor) {
    case 'SMS':
      return hint ? messages.codeToPhoneHint({ hint }) : messages.codeToPhone
    case 'CALL':
      return hint ? messages.callingHint({ hint }) : messages.calling
    case 'EMAIL':
      return hint ? messages.codeToMailboxHint({ hint }) : messages.codeToMailbox
    case 'TOTP':
      return messages.authenticatorCode
    case 'PUSH':
      return messages.approveOnPhone
  }
}

function factorBody(screen: Extract<Screen, { name: 'factor' }>, view: View) {
  const { stateToken, factor, hint, transactionId } = screen
  const field =
    factor === 'PUSH'
      ? html`<input type="hidden" name="code" value="${transactionId}">`
      : codeField()
  return html`<p>${factorRequest(factor, hint)}</p>${form(
    view,
    html`<input type="hidden" name="stateToken" value="${stateToken}"><input type="hidden" name="factor" value="${factor}">${field}
<p class="actions">${submit('factor', messages.goOn)}${leave()}</p>`,
  )}`
}

const waitingBody = (view: View) =>
  html`<p>${messages.waitingIntro}</p>${form(view, html`<p class="actions">${leave()}</p>`)}`

const sentBody = (view: View) => html`<p>${messages.linkSent}</p>
<p>${linkTo(view, 'sign-in')(messages.backToSigningIn)}</p>`
