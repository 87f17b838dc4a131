// Renders form fields with label, value and problem.
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
  /** A change calculates the page again. */
  updates?: boolean
}

export function textField(field: Field): Markup {
  const { name, label, value, error, type = 'text', autocomplete, updates } = field
  return html`<label class="field"><span>${label}</span>
<input type="${type}" name="${name}" data-updates="${String(updates === true)}" value="${value ?? ''}"
 autocomplete="${autocomplete ?? 'off'}" ${invalidMarks(name, error)}>${errorText(name, error)}</label>`
}

type Choice = { code: string; name: string }

export function selectField(field: Field & { options: readonly Choice[] }): Markup {
  const { name, label, value, error, autocomplete, options } = field
  return html`<label class="field"><span>${label}</span>
<select name="${name}" data-updates="true" autocomplete="${autocomplete ?? 'off'}" ${invalidMarks(name, error)}>
<option value="">${messages.choose}</option>
${options.map(
  ({ code, name: text }) =>
    html`<option value="${code}" ${code === value && html`selected`}>${text}</option>`,
)}</select>${errorText(name, error)}</label>`
}

const invalidMarks = (name: string, error: string | undefined) =>
  error && html`aria-invalid="true" aria-describedby="${name}-error"`

const errorText = (name: string, error: string | undefined) =>
  error && html`<p class="error" id="${name}-error">${error}</p>`
