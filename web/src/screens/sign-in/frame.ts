// A sign-in that nobody sees: a hidden frame of the platform's goes the way, and posts what came of it.
// Whatever happens, frame, listener and timer are gone afterwards.

export type FrameRequest = { url: string; origin: string; state: string; timeoutMs: number }
export type FrameAnswer = {
  code?: string | null
  state?: string | null
  error?: string | null
  errorDescription?: string | null
}

type Frame = { remove(): void; contentWindow: unknown }
type Message = { origin: string; source: unknown; data: unknown }

/** What of the browser is needed, so that a test can stand in for it. */
export type FramePage = {
  open(url: string): Frame
  listen(onMessage: (message: Message) => void): () => void
  after(ms: number, run: () => void): () => void
}

export class FrameTimedOut extends Error {}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Resolves with the first message that comes from that frame, from that origin, with that state. */
export function askFrame(request: FrameRequest, page: FramePage): Promise<FrameAnswer> {
  const { url, origin, state, timeoutMs } = request
  return new Promise((resolve, reject) => {
    const undo: (() => void)[] = []
    const finish = (settle: () => void) => {
      for (const step of undo.splice(0)) step()
      settle()
    }
    // Listening comes first: an answer may be faster than the next line.
    let frame: Frame | null = null
    undo.push(
      page.listen((message) => {
        if (message.origin !== origin || !frame || message.source !== frame.contentWindow) return
        const data = (message.data ?? {}) as Record<string, unknown>
        if (data.state !== state) return
        finish(() =>
          resolve({
            code: textOf(data.code),
            state,
            error: textOf(data.error),
            errorDescription: textOf(data.error_description),
          }),
        )
      }),
    )
    undo.push(page.after(timeoutMs, () => finish(() => reject(new FrameTimedOut(url)))))
    frame = page.open(url)
    undo.push(() => frame?.remove())
  })
}

export const browserPage: FramePage = {
  open(url) {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.hidden = true
    frame.title = 'Signing in'
    document.body.append(frame)
    return frame
  },
  listen(onMessage) {
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  },
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
