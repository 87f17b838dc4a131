import { generateKeyPairSync } from 'node:crypto'
import type { State } from './state.ts'

/** PEM: public for whoever receives change events, private to sign them. */
export type WebhookKeys = { publicKey: string; privateKey: string }

/** The pair change events are signed with; made when first asked for. */
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

/** One a process: making it takes longer than anything else at a start. */
function ownPair(): WebhookKeys {
  pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return pair
}
