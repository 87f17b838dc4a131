import { messages } from '../../__generated__/messages/common.ts'

/**
 * Script that a page loads: like that of the hosted platform, it brings only `grecaptcha.ready` and loads the rest from
 * another origin. docs/contract/real-site.md §4.4
 */
export const captchaLoader = (widgetScript: string) => `
(() => {
  const waiting = []
  window.grecaptcha = { waiting, ready: (run) => waiting.push(run) }
  const script = document.createElement('script')
  script.src = ${JSON.stringify(widgetScript)}
  script.dataset.base = new URL(document.currentScript.src).origin
  document.head.append(script)
})()
`

/**
 * The widgets of the captcha, with the calls of reCAPTCHA v2: `render(element, {sitekey, callback, size})` returns the id
 * of a widget, and `execute(id)` of an invisible one has its token by the callback. Elements with `data-captcha` inside
 * a form need no further script.
 */
export const captchaWidgets = () => `
(() => {
  const { dataset, src } = document.currentScript
  const base = dataset.base ?? new URL(src).origin
  const widgets = []
  const tokenOf = async (siteKey) => {
    const body = new URLSearchParams({ siteKey })
    const answer = await fetch(base + '/captcha/token', { method: 'POST', body })
    return (await answer.json()).token
  }
  const widgetOf = (id) => {
    const widget = widgets[id]
    if (!widget) throw new Error('No captcha has this id: ' + id)
    return widget
  }
  const drawBox = (element, { sitekey, callback }) => {
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
  const render = (element, options) => {
    if (options.size !== 'invisible') drawBox(element, options)
    return widgets.push(options) - 1
  }
  const execute = (id) => {
    const { size, sitekey, callback } = widgetOf(id)
    if (size !== 'invisible') throw new Error('The captcha is visible')
    tokenOf(sitekey).then(callback)
  }
  const reset = (id) => void widgetOf(id)
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
      input.value = await tokenOf(sitekey)
      form.requestSubmit(event.submitter)
    })
  }
  const { waiting = [] } = window.grecaptcha ?? {}
  window.grecaptcha = { render, execute, reset, ready: (run) => run() }
  for (const run of waiting) run()
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
