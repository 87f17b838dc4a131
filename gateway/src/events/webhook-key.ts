// The key the platform signs its webhooks with, as settings carry it.
import { createPublicKey } from 'node:crypto'

/**
 * PEM of an RSA public key, from a PEM (line ends may be written `\n`) or from base64 of one: both are in
 * use. Null for anything else. contract/events-ecom.md §5.
 */
export function readWebhookKey(text: string): string | null {
  const plain = text.replaceAll('\\n', '\n').trim()
  const pem = plain.startsWith('-----') ? plain : Buffer.from(plain, 'base64').toString('utf8')
  // A private key would do as well, and has no business here.
  if (!/^-----BEGIN (RSA )?PUBLIC KEY-----/.test(pem.trim())) return null
  try {
    const key = createPublicKey(pem)
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    if (key.asymmetricKeyType !== 'rsa' || bits < 2048) return null
    return key.export({ type: 'spki', format: 'pem' }).toString()
  } catch {
    return null
  }
}
