// Validates return paths: only paths of this origin, so that no input can redirect a browser elsewhere. All
// redirects of the gateway and all callbacks passed to the platform use it. docs/security.md S33 and S34.

import { z } from 'zod'
import { messages } from '../../__generated__/messages/domains.ts'

/** Placeholder origin for parsing; `.invalid` is no real host. */
const base = 'http://shop.invalid'
const mostCharacters = 1000

/**
 * Returns the normalized path to redirect to, with dot segments removed and special characters escaped. Returns
 * null for anything that a browser, a proxy or the platform could read as another origin. docs/security.md S33.
 */
export function localTarget(path: unknown): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what must not pass
  if (typeof path !== 'string' || !/^\/[^\\\u0000-\u001f\u007f]*$/.test(path)) return null
  const readings = readingsOf(path)
  if (readings?.some(hasControl)) return null
  if (!readings?.every((reading) => pathIn(reading) !== null)) return null
  return pathIn(path)
}

/** Control characters are dropped by some parsers and end a header. A query may have them escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const hasControl = (text: string) => /^[^?#]*[\u0000-\u001f\u007f]/.test(text)

/** Returns path, query and fragment as sent; null when they lead to another host. */
function pathIn(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, base)) return null
  const { origin, pathname, search, hash } = new URL(text, base)
  // `/.//host` is normalized to `//host`, so the normalized form is checked.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null
}

/**
 * Returns all ways in which the path may be read: raw and fully percent-decoded, each also with compatibility
 * characters such as a full-width slash normalized; null when it cannot be decoded.
 */
function readingsOf(path: string): string[] | null {
  const decoded = decodeFully(path)
  if (decoded === null) return null
  return [path, decoded].flatMap((text) => [text, text.normalize('NFKC')])
}

/** Returns whether a path is of this origin and short enough. */
export const isLocalPath = (path: string): boolean =>
  path.length <= mostCharacters && localTarget(path) !== null

/** Decodes until nothing changes; returns null for invalid or endlessly nested encoding. */
function decodeFully(text: string): string | null {
  let before = text
  for (let round = 0; round < 10; round += 1) {
    try {
      const after = decodeURIComponent(before)
      if (after === before) return after
      before = after
    } catch {
      // A literal percent sign, as in `?q=50%25`, ends the decoding.
      return round === 0 ? null : before
    }
  }
  return null
}

/** Returns the normalized path; the fallback when it is not of this origin. */
export function localPathOr(path: unknown, fallback: string): string {
  const isShort = typeof path === 'string' && path.length <= mostCharacters
  return (isShort && localTarget(path)) || fallback
}

/** Schema of a return path; its output is normalized. */
export const localPath = z.string().transform((value, context) => {
  const path = localPathOr(value, '')
  if (path) return path
  context.addIssue({
    code: 'custom',
    message: messages.mustBePathOfThisShop,
    params: { rule: 'OTHER', ruleName: 'LOCAL_PATH' },
  })
  return z.NEVER
})
