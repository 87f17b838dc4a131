// Simulates the part of a browser that the SDK's direct login needs: an appended frame loads its page, and
// the page's script posts its message to the listeners. The SDK itself is unmodified.
import { vi } from 'vitest'
import { messageScript } from '../../src/pages/sign-in/message-page.ts'

type Listener = (event: { data: unknown; origin: string }) => void

export function standInBrowser(pageOrigin: string): { restore(): void } {
  const listeners = new Set<Listener>()
  const parent = {
    postMessage: (data: unknown, origin: string) => {
      if (origin !== pageOrigin) return
      for (const listener of listeners) listener({ data, origin: 'http://platform' })
    },
  }
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  })
  vi.stubGlobal('document', {
    createElement: () => ({ style: {}, src: '' }),
    body: {
      appendChild: (frame: { src: string }) => {
        void runFrame(frame.src, parent)
        return frame
      },
      contains: () => false,
    },
  })
  return { restore: () => vi.unstubAllGlobals() }
}

/** Runs the page like a browser: reads its data attributes, runs its script. */
async function runFrame(src: string, parent: object): Promise<void> {
  const page = await (await fetch(src)).text()
  const attribute = (name: string) =>
    page.match(new RegExp(`data-${name}="([^"]*)"`))?.[1]?.replaceAll('&quot;', '"') ?? ''
  const dataset = { answer: attribute('answer'), origin: attribute('origin') }
  const run = new Function('document', 'window', messageScript)
  run({ body: { dataset } }, { parent })
}
