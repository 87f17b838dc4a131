// Says to a field, as if it happened now, what a person said to it before anybody listened.
import type { Part } from './early-input.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Said = { value: string; checked: boolean }

/**
 * In the order it was said, one after the other: each may change what the next one means. `part` is the root of what
 * listens now; without one it is everything but the parts that tell their fields themselves.
 */
export async function tellAgain(part?: Part): Promise<void> {
  const early = window.earlyInput
  const fields = (part?.current ?? document).querySelectorAll<Field>('input, select, textarea')
  const heard = [...fields]
    .filter((field) => part || !field.closest('[data-tells-itself]'))
    .flatMap((field) => {
      const said = early?.get(field)
      return said ? [{ field, said }] : []
    })
    .toSorted((one, other) => one.said.at - other.said.at)
  for (const { field, said } of heard) {
    early?.delete(field)
    tell(field, said)
    await new Promise((done) => setTimeout(done))
  }
}

function tell(field: Field, said: Said) {
  if (field instanceof HTMLSelectElement) return choose(field, said.value)
  if (/^(checkbox|radio)$/.test(field.type)) return tick(field as HTMLInputElement, said.checked)
  if (field.type === 'file') return send(field, 'change')
  type(field, said.value)
}

function choose(field: HTMLSelectElement, value: string) {
  field.value = value
  send(field, 'change')
}

/** React passes on a click that changes something, so there has to be something to change. */
function tick(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked
  field.click()
}

/** The same with text. React watches the field's own `value`; that of all fields of its kind goes unseen. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = field
  const isHere = document.activeElement === field
  field.value = value === '' ? '0' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  send(field, 'input')
  // What is typed counts when the field is left, and this one was left already.
  if (!isHere) return send(field, 'focusout')
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

const send = (field: Field, event: string) => {
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
