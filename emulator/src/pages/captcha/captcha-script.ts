import { messages } from '../../__generated__/messages/common.ts'

/**
 * Script of the test captcha. `vitrineCaptcha.render(element, {sitekey, callback})` draws the checkbox,
 * `vitrineCaptcha.execute(sitekey)` returns a promise of a token. Elements with `data-captcha` inside a form
 * need no further script.
 */
export const captchaScript = () => `
(() => {
  const base = new URL(document.currentScript.src).origin
  const execute = async (siteKey) => {
    const body = new URLSearchParams({ siteKey })
    const answer = await fetch(base + '/captcha/token', { method: 'POST', body })
    return (await answer.json()).token
  }
  const render = (element, { sitekey, callback }) => {
    const frame = document.createElement('iframe')
    frame.src = base + '/captcha/frame?siteKey=' + encodeURIComponent(sitekey)
    frame.title = ${JSON.stringify(messages.captcha)}
    frame.width = '304'
    frame.height = '78'
    element.append(frame)
    addEventListener('message', (event) => {
      if (event.origin !== base || event.source !== frame.contentWindow) return
      if (event.data?.siteKey === sitekey) callback(event.data.token)
    })
  }
  const serve = (element) => {
    const { captcha, sitekey } = element.dataset
    const input = element.querySelector('input[name=captchaToken]')
    if (!input) return
    if (captcha === 'visible') {
      render(element, { sitekey, callback: (token) => { input.value = token } })
      return
    }
    const form = element.closest('form')
    form.addEventListener('submit', async (event) => {
      if (input.value || event.submitter?.value === 'leave') return
      event.preventDefault()
      input.value = await execute(sitekey)
      form.requestSubmit(event.submitter)
    })
  }
  window.vitrineCaptcha = { render, execute }
  const start = () => document.querySelectorAll('[data-captcha]').forEach(serve)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
})()
`

/** Script inside the frame: posts a token to the embedding page when the box is checked. */
export const frameScript = `
const box = document.querySelector('input')
const { siteKey } = document.body.dataset
box.addEventListener('change', async () => {
  if (!box.checked) return
  box.disabled = true
  const body = new URLSearchParams({ siteKey })
  const answer = await fetch('/captcha/token', { method: 'POST', body })
  const { token } = await answer.json()
  parent.postMessage({ siteKey, token }, '*')
})
`
