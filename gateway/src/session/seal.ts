// Secrets at rest: AES-256-GCM, a list of keys of which the first encrypts and all decrypt.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export type Seal = {
  /** `place` is bound into the ciphertext: moved to another place it no longer opens. */
  close(plain: string, place: string): string
  /** The plain text, or null when no key opens it there. */
  open(sealed: string, place: string): string | null
}

/** What the cipher authenticates with the text: the key and the place it was closed for. */
const boundTo = (keyId: string, place: string) => Buffer.from(`${keyId}:${place}`)

/** Keys are base64url of at least 32 bytes. */
export function createSeal(keys: readonly string[]): Seal {
  const ring = keys.map((text) => {
    const key = createHash('sha256').update(Buffer.from(text, 'base64url')).digest()
    return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
  })
  const [first] = ring
  if (!first) throw new Error('There is no key to seal with')
  return {
    close(plain, place) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first.key, nonce)
      cipher.setAAD(boundTo(first.id, place))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [first.id, nonce, text, cipher.getAuthTag()]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.')
    },
    open(sealed, place) {
      const [id = '', ...parts] = sealed.split('.')
      const [nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = ring.find((candidate) => candidate.id === id)?.key
      if (!key || !nonce || !text || !tag) return null
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, nonce)
        cipher.setAAD(boundTo(id, place))
        cipher.setAuthTag(tag)
        return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
