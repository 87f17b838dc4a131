// Says to a field, as if it happened now, what a person said to it before anybody listened.

export type Said = { value: string; checked: boolean; at: number }

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * In the order it was said: each may change what the next one means. `part` is the root of what listens now; without
 * one it is everything but the parts that tell their fields themselves.
 */
export function tellAgain(part?: Element | null) {
  const early = window.earlyInput ?? new WeakMap<Element, Said>()
  const root = part ?? document
  const at = (field: Field) => early.get(field)?.at ?? 0
  const heard = [...root.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => early.has(field) && (part || !field.closest('[data-tells-itself]')),
  )
  for (const field of heard.sort((one, other) => at(one) - at(other))) {
    const said = early.get(field) as Said
    early.delete(field)
    // A choice just told may have put another field in this one's place.
    const now = field.isConnected ? field : root.querySelector<Field>(`[name="${field.name}"]`)
    if (now) tell(now, said)
  }
}

function tell(field: Field, { value, checked }: Said) {
  const send = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }))
  if (field.type === 'select-one') {
    field.value = value
    send('change')
  } else if (field.type === 'file') {
    send('change')
  } else if (/checkbox|radio/.test(field.type)) {
    // React passes on a click that changes something, so there has to be something to change.
    ;(field as HTMLInputElement).checked = !checked
    field.click()
  } else if (/text|search|number/.test(field.type)) {
    // All others are read when they are sent, and nobody has to know before.
    type(field as HTMLInputElement, value)
    send('input')
    // What is typed counts when the field is left, and this one may have been left already.
    if (field !== document.activeElement) send('focusout')
  }
}

/** React watches the field's own `value`, where it sees a change; that of all fields of its kind goes unseen. */
function type(field: HTMLInputElement, value: string) {
  const { selectionStart, selectionEnd } = field
  const keepsPlace = field === document.activeElement && field.value === value
  field.value = value ? '' : '0'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (keepsPlace && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
