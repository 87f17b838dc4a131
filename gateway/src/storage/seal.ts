// Encrypts secrets at rest with AES-256-GCM. The first key of the list encrypts, all of them decrypt.
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

export type Seal = {
  /** Encrypts. `context` is authenticated with the ciphertext, which does not open in another context. */
  close(plain: string, context: string): string
  /** Returns the plain text, or null when no key opens it in this context. */
  open(sealed: string, context: string): string | null
}

const authTagLength = 16

/** Returns the additional authenticated data: key id and context. */
const associatedData = (keyId: string, context: string) => Buffer.from(`${keyId}:${context}`)

/** Keys are base64url of at least 32 bytes. */
export function createSeal(keys: readonly string[]): Seal {
  const keyring = keys.map((text) => {
    const key = hash('sha256', Buffer.from(text, 'base64url'), 'buffer')
    return { id: hash('sha256', key, 'base64url').slice(0, 8), key }
  })
  const [first] = keyring
  if (!first) throw new Error('There is no key to seal with')
  return {
    close(plain, context) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first.key, nonce)
      cipher.setAAD(associatedData(first.id, context))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      const parts = [nonce, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))
      return [first.id, ...parts].join('.')
    },
    open(sealed, context) {
      const [id = '', ...parts] = sealed.split('.')
      const [nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = keyring.find((candidate) => candidate.id === id)?.key
      if (!key || !nonce || !text || !tag) return null
      try {
        // Node would also accept the first bytes of a tag, which are easier to guess.
        const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength })
        cipher.setAAD(associatedData(id, context))
        cipher.setAuthTag(tag)
        return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
