// Executes an invisible captcha: a widget by its id with a callback (reCAPTCHA v2), or a key with a promise (v3).
// docs/contract/real-site.md §4.4
import type { CaptchaApi } from './captcha.ts'

/** Milliseconds until a token is given up: a person may have a challenge to solve, or have closed it. */
const longestMs = 120_000

type Pending = { resolve(token: string): void; reject(reason: Error): void }
type Widget = { id: number; pending: Pending | null }

/** One for each key: a widget can be executed repeatedly. */
const widgets = new Map<string, Widget>()

function widgetOf(api: CaptchaApi, sitekey: string): Widget | null {
  const known = widgets.get(sitekey)
  if (known) return known
  const place = document.createElement('div')
  document.body.append(place)
  const widget: Widget = { id: 0, pending: null }
  try {
    widget.id = api.render(place, {
      sitekey,
      size: 'invisible',
      callback: (token) => widget.pending?.resolve(token),
      'error-callback': () => widget.pending?.reject(new Error('The captcha could not be reached')),
    })
  } catch {
    // A key of v3 has no widget.
    place.remove()
    return null
  }
  widgets.set(sitekey, widget)
  return widget
}

/** Returns a token. Rejects when the captcha cannot be reached, or no token comes within two minutes. */
export async function executeInvisible(api: CaptchaApi, sitekey: string): Promise<string> {
  const widget = widgetOf(api, sitekey)
  if (!widget) return String(await api.execute(sitekey))
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      widget.pending = { resolve, reject }
      timer = setTimeout(() => reject(new Error('The captcha brought no token')), longestMs)
      // A token is valid once.
      api.reset?.(widget.id)
      Promise.resolve(api.execute(widget.id)).then((answer) => {
        if (typeof answer === 'string') resolve(answer)
      }, reject)
    })
  } finally {
    clearTimeout(timer)
  }
}
