import { createHash, randomBytes } from 'node:crypto'

/** Returns a GUID that is always the same for the same words. */
export function guidOf(...words: (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`vitrine:${words.join(':')}`)
    .digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Returns an unguessable string: a secret must not follow from a counter. */
export const secret = (bytes = 32): string => randomBytes(bytes).toString('base64url')
