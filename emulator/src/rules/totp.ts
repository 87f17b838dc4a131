// Verifies codes of an authenticator app: RFC 6238 with SHA-1, six digits, thirty seconds.
import { createHmac, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30_000

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letterOf = (group: string) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]
  return Array.from(bits.matchAll(/.{1,5}/g), ([group]) => letterOf(group)).join('')
}

/** Reads what `toBase32` writes. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from(Array.from(bits.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2)))
}

export function totpAt(secret: string, milliseconds: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / period)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Accepts one time step to either side, because clocks differ. RFC 6238 §5.2. */
export function isTotp(code: string, secret: string, now: number): boolean {
  return [now - period, now, now + period].some((moment) => same(code, totpAt(secret, moment)))
}

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
