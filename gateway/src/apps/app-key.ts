// App keys: what is stored of them, and the text of a new one. docs/decisions/031-app-keys.md
import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What is stored of a key. Times in milliseconds since 1970. */
export type AppKey = {
  /** Identifies the app, also in the audit log. Never used again. */
  readonly name: string
  /** SHA-256 of the key, in hex. */
  readonly hash: string
  readonly scopes: readonly string[]
  readonly allowedOrigins: readonly string[]
  /** The app runs only the documents of its own manifest. */
  readonly documentsOnly: boolean
  readonly createdAt: number
  /** Email address of the staff member who created it, sealed. */
  readonly createdBy: string
  readonly revokedAt: number | null
  /** The key before the last rotation. */
  readonly previous: { readonly hash: string; readonly validUntil: number } | null
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'vtr_'
/** 62 to the power of 43 is a little more than 2 to the power of 256. */
const randomLength = 43
const checksumLength = 6
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`)

function checksumOf(text: string): string {
  let rest = crc32(text)
  let sum = ''
  for (let place = 0; place < checksumLength; place += 1) {
    sum = `${digits[rest % digits.length]}${sum}`
    rest = Math.floor(rest / digits.length)
  }
  return sum
}

/** Returns a new key: a prefix and a checksum by which scanners find leaked keys, and 256 random bits between. */
export function newSecret(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)])
  const text = `${prefix}${random.join('')}`
  return `${text}${checksumOf(text)}`
}

/** Returns whether a text has the form and the checksum of a key that `newSecret` returned. */
export const isSecret = (text: string): boolean =>
  pattern.test(text) && text.endsWith(checksumOf(text.slice(0, -checksumLength)))

/** Returns the hash that a key is stored and found by. A key has 256 random bits, so a fast hash is enough. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex')
