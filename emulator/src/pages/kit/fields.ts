// Renders form fields with label, value and problem.

import { passwordLength } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/common.ts'
import { html, type Markup } from './html.ts'

export type FieldErrors = Readonly<Record<string, string | undefined>>

type Field = {
  name: string
  label: string | Markup
  value?: string | null
  error?: string
  type?: string
  autocomplete?: string
  /** Says what is expected, before anything is typed. */
  hint?: string
  /** A change calculates the page again. */
  updates?: boolean
}

export function textField(field: Field): Markup {
  const { name, label, value, error, type = 'text', autocomplete, updates, hint } = field
  return html`<label class="field"><span>${label}</span>
<input type="${type}" name="${name}" data-updates="${String(updates === true)}" value="${value ?? ''}"
 autocomplete="${autocomplete ?? 'off'}" ${type === 'password' && revealWords()} ${marks(field)}>${errorText(name, error)}</label>${
   hint && html`<p class="hint" id="${name}-hint">${hint}</p>`
 }`
}

/** A field for a password that is chosen here: says what the platform accepts. */
export const newPasswordField = (field: Pick<Field, 'label' | 'error'>): Markup =>
  textField({
    ...{ name: 'password', type: 'password', autocomplete: 'new-password', ...field },
    hint: messages.passwordHint({ min: String(passwordLength.min) }),
  })

/** Words of the button that the script of the page adds to a password. */
const revealWords = () =>
  html`data-show="${messages.showPassword}" data-hide="${messages.hidePassword}"`

type Choice = { code: string; name: string }

export function selectField(field: Omit<Field, 'hint'> & { options: readonly Choice[] }): Markup {
  const { name, label, value, error, autocomplete, options } = field
  return html`<label class="field"><span>${label}</span>
<select name="${name}" data-updates="true" autocomplete="${autocomplete ?? 'off'}" ${marks(field)}>
<option value="">${messages.choose}</option>
${options.map(
  ({ code, name: text }) =>
    html`<option value="${code}" ${code === value && html`selected`}>${text}</option>`,
)}</select>${errorText(name, error)}</label>`
}

/** Marks a refused field, and names what describes it. */
function marks({ name, error, hint }: Pick<Field, 'name' | 'error' | 'hint'>) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`${error && html`aria-invalid="true"`} ${described && html`aria-describedby="${described}"`}`
}

const errorText = (name: string, error: string | undefined) =>
  error && html`<p class="error" id="${name}-error">${error}</p>`
