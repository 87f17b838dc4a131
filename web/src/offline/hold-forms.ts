// Keeps the page when a plain form is submitted without a connection: the browser would show its own error in place of the
// page, with all that was typed. What sends its form itself is not concerned. Loaded once the page is idle.
import * as messages from '../__generated__/messages/offline.ts'
import { prepareToasts, showToast } from '../lib/toast.ts'

export function holdForms(): void {
  addEventListener('submit', onSubmit)
  prepareToasts()
}

/** On the window, after all others: a form that a script sends has been prevented. */
function onSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event
  if (event.defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement)) return
  const method = submitter?.getAttribute('formmethod') ?? form.method
  if (method !== 'post') return
  event.preventDefault()
  void showToast({ text: messages.needsConnection, tone: 'warning' })
}
