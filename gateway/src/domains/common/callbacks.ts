// Ways back to this shop. Only paths of its own: nothing a caller types can send a browser elsewhere. Every
// redirect of the gateway and every callback it hands to the platform passes here.
// SECURITY rows 33 and 34.
import { z } from 'zod'

/** Stands for the shop while a path is read: no address of a caller's is below it. */
const base = 'http://shop.invalid'
const mostCharacters = 1000

/**
 * Returns the path a browser is sent to, normalized: dot segments are gone, what needs it is escaped. Null for
 * what is no path of this origin, in any way a browser, a proxy or the platform may read it. SECURITY S33.
 */
export function localTarget(path: unknown): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what must not pass
  if (typeof path !== 'string' || !/^\/[^\\\u0000-\u001f\u007f]*$/.test(path)) return null
  const readings = readingsOf(path)
  if (readings?.some(hasControl)) return null
  if (!readings?.every((reading) => pathIn(reading) !== null)) return null
  return pathIn(path)
}

/** Some readers drop these, and a header ends at others. A query may carry them escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const hasControl = (text: string) => /^[^?#]*[\u0000-\u001f\u007f]/.test(text)

/** Path, query and fragment as they are sent; null when they lead to another host. */
function pathIn(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, base)) return null
  const { origin, pathname, search, hash } = new URL(text, base)
  // `/.//host` has become `//host`: what is judged is what is sent.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null
}

/**
 * The path as it stands, percent-decoded until nothing changes, and each with compatibility characters such
 * as a full-width slash in their plain form; null when it cannot be decoded.
 */
function readingsOf(path: string): string[] | null {
  const decoded = decodeFully(path)
  if (decoded === null) return null
  return [path, decoded].flatMap((text) => [text, text.normalize('NFKC')])
}

/** True for a path of this origin that is short enough to be carried along. */
export const isLocalPath = (path: string): boolean =>
  path.length <= mostCharacters && localTarget(path) !== null

/** Percent-decoded until nothing changes; null when it cannot be, or is wrapped without end. */
function decodeFully(text: string): string | null {
  let before = text
  for (let round = 0; round < 10; round += 1) {
    try {
      const after = decodeURIComponent(before)
      if (after === before) return after
      before = after
    } catch {
      // A percent sign that was written as one, as in `?q=50%25`, is decoded for good.
      return round === 0 ? null : before
    }
  }
  return null
}

/** Returns the path of the shop that is sent for what a caller gave; the fallback when it is none. */
export function localPathOr(path: unknown, fallback: string): string {
  const isShort = typeof path === 'string' && path.length <= mostCharacters
  return (isShort && localTarget(path)) || fallback
}

/** Input that has to be a path of the shop; read as the path that is sent. */
export const localPath = z.string().transform((value, context) => {
  const path = localPathOr(value, '')
  if (path) return path
  context.addIssue({
    code: 'custom',
    message: 'must be a path of this shop',
    params: { rule: 'OTHER', ruleName: 'LOCAL_PATH' },
  })
  return z.NEVER
})
