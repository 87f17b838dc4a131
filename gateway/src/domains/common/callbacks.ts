// Ways back to this shop. Only paths of its own: nothing a caller types can send a browser elsewhere.
// SECURITY rows 33 and 34.
import { z } from 'zod'

/** True for a path of this origin: one slash, no backslash, no control characters, however written. */
export function isLocalPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what must not pass
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path) || path.length > 1000) return false
  const decoded = decodeFully(path)
  if (decoded === null || /^\/[/\\]/.test(decoded)) return false
  const base = 'http://shop.invalid'
  return new URL(path, base).origin === base && new URL(decoded, base).origin === base
}

/** Percent-decoded until nothing changes; null when it cannot be. */
function decodeFully(text: string): string | null {
  let before = text
  for (let round = 0; round < 3; round += 1) {
    try {
      const after = decodeURIComponent(before)
      if (after === before) return after
      before = after
    } catch {
      return null
    }
  }
  return before
}

/** A path of the shop, or the fallback when it is none. */
export function localPathOr(path: unknown, fallback: string): string {
  return typeof path === 'string' && isLocalPath(path) ? path : fallback
}

/** Input that has to be a path of the shop. */
export const localPath = z.string().superRefine((value, context) => {
  if (!isLocalPath(value)) {
    context.addIssue({
      code: 'custom',
      message: 'must be a path of this shop',
      params: { rule: 'OTHER', ruleName: 'LOCAL_PATH' },
    })
  }
})
