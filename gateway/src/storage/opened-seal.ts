// Remembers what was opened last: the tokens of a session are read by each of its requests, and change once in hours.
import type { Seal } from './seal.ts'

/** Some 1,300 sessions with three values each; about 2 KB for a token. */
const mostOpened = 4000

type Opened = { readonly context: string; readonly plain: string }

/** Returns a seal that opens a value once, as long as it is among the last `most` that were opened. */
export function openedSeal(seal: Seal, most = mostOpened): Seal {
  const opened = new Map<string, Opened>()
  return {
    close: seal.close,
    open(sealed, context) {
      const known = opened.get(sealed)
      // In another context it does not open, whether it is known or not. docs/security.md S18.
      if (known?.context !== context) {
        const plain = seal.open(sealed, context)
        if (plain !== null) remember(sealed, { context, plain })
        return plain
      }
      remember(sealed, known)
      return known.plain
    },
  }

  function remember(sealed: string, value: Opened): void {
    opened.delete(sealed)
    opened.set(sealed, value)
    const [oldest] = opened.keys()
    if (opened.size > most && oldest !== undefined) opened.delete(oldest)
  }
}
