// Renders the screens of the sign-in page.
import type { FactorType } from '@vitrine/platform'
import { captchaSiteKeys } from '../../sign-in/captcha.ts'
import type { CaptchaKind } from '../../state/site-settings.ts'
import { textField } from '../kit/fields.ts'
import { html, type Markup } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'

export type Screen =
  | { name: 'sign-in' | 'join' | 'forgot'; email?: string; nickname?: string }
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
    place: 'Account',
    body: html`<h1>${title}</h1>${problem}${body}`,
    ...(view.captcha !== 'none' && { scripts: ['/captcha/api.js'] }),
  }
}

function bodies(screen: Screen, view: View): { title: string; body: Markup } {
  switch (screen.name) {
    case 'sign-in':
      return { title: 'Sign in', body: signInBody(screen, view) }
    case 'join':
      return { title: 'Become a member', body: joinBody(screen, view) }
    case 'forgot':
      return { title: 'Forgot your password?', body: forgotBody(screen, view) }
    case 'verify':
      return { title: 'Check your email', body: verifyBody(screen, view) }
    case 'factor':
      return { title: 'One more step', body: factorBody(screen, view) }
    case 'waiting':
      return { title: 'Nearly there', body: waitingBody(view) }
    case 'sent':
      return { title: 'Check your email', body: sentBody(view) }
  }
}

type Typed = { email?: string; nickname?: string }

const form = (view: View, parts: Markup): Markup =>
  html`<form method="post" action="${view.action}">${parts}</form>`

const submit = (action: string, label: string) =>
  html`<button class="primary" name="action" value="${action}">${label}</button>`

const leave = html`<button class="plain" name="action" value="leave" formnovalidate>Go on as a visitor</button>`

const link = (view: View, screen: string, label: string) =>
  html`<a href="${view.action}&screen=${screen}">${label}</a>`

const emailField = ({ email }: Typed) =>
  textField({
    name: 'email',
    label: 'Email',
    value: email,
    type: 'email',
    autocomplete: 'username',
  })

const passwordField = (autocomplete: string) =>
  textField({ name: 'password', label: 'Password', type: 'password', autocomplete })

const captchaField = ({ captcha }: View) =>
  captcha !== 'none' &&
  html`<div class="field" data-captcha="${captcha}" data-sitekey="${captchaSiteKeys[captcha]}"><input type="hidden" name="captchaToken"></div>`

const signInBody = (typed: Typed, view: View) =>
  html`${form(
    view,
    html`${emailField(typed)}${passwordField('current-password')}${captchaField(view)}
<p class="actions">${submit('sign-in', 'Sign in')}${leave}</p>`,
  )}<p>${link(view, 'forgot', 'Forgot your password?')}</p><p>New here? ${link(view, 'join', 'Become a member')}</p>`

const joinBody = (typed: Typed, view: View) =>
  html`${form(
    view,
    html`${textField({ name: 'nickname', label: 'Name shown to others', value: typed.nickname, autocomplete: 'nickname' })}
${emailField(typed)}${passwordField('new-password')}${captchaField(view)}
<p class="actions">${submit('join', 'Become a member')}${leave}</p>`,
  )}<p>Been here before? ${link(view, 'sign-in', 'Sign in')}</p>`

const forgotBody = (typed: Typed, view: View) =>
  html`<p>We send you a link to choose a new one.</p>${form(
    view,
    html`${emailField(typed)}<p class="actions">${submit('forgot', 'Send the link')}${leave}</p>`,
  )}<p>${link(view, 'sign-in', 'Back to signing in')}</p>`

const codeField = textField({ name: 'code', label: 'Code', autocomplete: 'one-time-code' })

function verifyBody(screen: Extract<Screen, { name: 'verify' }>, view: View) {
  return html`<p>We sent you a code of six digits. It is good for fifteen minutes.</p>
${screen.sentAgain && html`<div class="banner" role="status"><p>A new code is on its way.</p></div>`}
${form(
  view,
  html`<input type="hidden" name="stateToken" value="${screen.stateToken}">${codeField}
<p class="actions">${submit('verify', 'Confirm')}<button class="second" name="action" value="resend" formnovalidate>Send it again</button>${leave}</p>`,
)}`
}

const factorWords: Partial<Record<FactorType, string>> = {
  SMS: 'We sent a code to your phone',
  CALL: 'We call you and read a code to you',
  EMAIL: 'We sent a code to your mailbox',
  TOTP: 'Enter the code of your authenticator app',
  PUSH: 'Approve the sign-in on your phone, then go on',
}

function factorBody(screen: Extract<Screen, { name: 'factor' }>, view: View) {
  const { stateToken, factor, hint, transactionId } = screen
  const field =
    factor === 'PUSH' ? html`<input type="hidden" name="code" value="${transactionId}">` : codeField
  return html`<p>${factorWords[factor]}${hint && ` (${hint})`}.</p>${form(
    view,
    html`<input type="hidden" name="stateToken" value="${stateToken}"><input type="hidden" name="factor" value="${factor}">${field}
<p class="actions">${submit('factor', 'Go on')}${leave}</p>`,
  )}`
}

const waitingBody = (view: View) =>
  html`<p>The shop reviews every new member. We’ll email you when your account is approved.</p>${form(
    view,
    html`<p class="actions">${leave}</p>`,
  )}`

const sentBody = (
  view: View,
) => html`<p>If there is an account with this address, a link is on its way.</p>
<p>${link(view, 'sign-in', 'Back to signing in')}</p>`
