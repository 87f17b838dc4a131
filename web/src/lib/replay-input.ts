// Input replay: dispatches the DOM events of user input that was recorded before hydration.

export type RecordedInput = { value: string; checked: boolean; at: number }

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Replays recorded input in its original order, since one choice can change the next field. `part` is the root of the
 * hydrated part; without it, all fields outside of parts that replay their own input.
 */
export function replayInput(part?: Element | null) {
  const early = window.preHydrationInput ?? new WeakMap<Element, RecordedInput>()
  const root = part ?? document
  const at = (field: Field) => early.get(field)?.at ?? 0
  const fields = [...root.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => early.has(field) && (part || !field.closest('[data-replays-own-input]')),
  )
  for (const field of fields.sort((one, other) => at(one) - at(other))) {
    const recorded = early.get(field) as RecordedInput
    early.delete(field)
    // Replaying a choice may have replaced this field by another one of the same name.
    const now = field.isConnected ? field : root.querySelector<Field>(`[name="${field.name}"]`)
    if (now) replayField(now, recorded)
  }
}

function replayField(field: Field, { value, checked }: RecordedInput) {
  const send = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }))
  if (field.type === 'select-one') {
    field.value = value
    send('change')
  } else if (field.type === 'file') {
    send('change')
  } else if (/checkbox|radio/.test(field.type)) {
    // React fires `onChange` only if the click changes `checked`.
    ;(field as HTMLInputElement).checked = !checked
    field.click()
  } else if (/text|search|number/.test(field.type)) {
    // All other fields are read on submit.
    type(field as HTMLInputElement, value)
    send('input')
    // Some fields commit on blur, and this one may have lost the focus already.
    if (field !== document.activeElement) send('focusout')
  }
}

/** Sets the value through the prototype's setter: React overrides the instance's and would ignore the event. */
function type(field: HTMLInputElement, value: string) {
  const { selectionStart, selectionEnd } = field
  const keepsPlace = field === document.activeElement && field.value === value
  field.value = value ? '' : '0'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (keepsPlace && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
