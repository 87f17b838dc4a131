import { generateKeyPairSync } from 'node:crypto'
import type { State } from './state.ts'

/** Public half of the key change events are signed with; the pair is made when first asked for. */
export function webhookPublicKey(state: State): string {
  const known = state.setting('key:webhook-public')
  if (known) return known
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  state.transaction(() => {
    state.setSetting('key:webhook-public', publicKey)
    state.setSetting('key:webhook-private', privateKey)
  })
  return publicKey
}
