import { generateKeyPairSync } from 'node:crypto'
import type { State } from './state.ts'

/** PEM: the public key for receivers of change events, the private key to sign them. */
export type WebhookKeys = { publicKey: string; privateKey: string }

/** Returns the key pair that signs change events; creates it at the first use. */
export function webhookKeys(state: State): WebhookKeys {
  const publicKey = state.setting('key:webhook-public')
  const privateKey = state.setting('key:webhook-private')
  if (publicKey && privateKey) return { publicKey, privateKey }
  const made = ownPair()
  state.transaction(() => {
    state.setSetting('key:webhook-public', made.publicKey)
    state.setSetting('key:webhook-private', made.privateKey)
  })
  return made
}

let pair: WebhookKeys | undefined

/** Creates one pair per process: key generation is the slowest step of a start. */
function ownPair(): WebhookKeys {
  pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return pair
}
