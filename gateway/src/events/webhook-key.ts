// Reads the public key of the platform's webhooks from the settings.
import { createPublicKey } from 'node:crypto'

/**
 * Returns the PEM of an RSA public key, given as PEM (line ends may be written `\n`) or base64 of PEM: both are in
 * use. Null for anything else. docs/contract/events-ecom.md §5.
 */
export function readWebhookKey(text: string): string | null {
  const plain = text.replaceAll('\\n', '\n').trim()
  const pem = plain.startsWith('-----') ? plain : Buffer.from(plain, 'base64').toString('utf8')
  // A private key would verify as well, but must not be in the settings.
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
