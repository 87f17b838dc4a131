// Silent sign-in through a hidden iframe of the platform, which posts its response as a message. Frame, listener and
// timer are removed in every case.
import * as messages from '../../__generated__/messages/signIn.ts'

export type FrameRequest = { url: string; origin: string; state: string; timeoutMs: number }
export type FrameResponse = {
  code?: string | null
  state?: string | null
  error?: string | null
  errorDescription?: string | null
}

type Frame = { remove(): void; contentWindow: unknown }
type Message = { origin: string; source: unknown; data: unknown }

/** The browser functions that are needed, as an interface for tests. */
export type FramePage = {
  open(url: string): Frame
  listen(onMessage: (message: Message) => void): () => void
  after(ms: number, run: () => void): () => void
}

export class FrameTimedOut extends Error {}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Resolves with the first message of this frame that has the expected origin and state. */
export function signInThroughFrame(request: FrameRequest, page: FramePage): Promise<FrameResponse> {
  const { url, origin, state, timeoutMs } = request
  return new Promise((resolve, reject) => {
    const undo: (() => void)[] = []
    const finish = (settle: () => void) => {
      for (const step of undo.splice(0)) step()
      settle()
    }
    // Registers the listener before the frame opens, so that an early message is not missed.
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
    frame.title = messages.signingIn
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
