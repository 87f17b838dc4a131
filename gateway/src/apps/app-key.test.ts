// The text of a key. docs/security.md S105.
import { expect, test } from 'vitest'
import { hashOfSecret, isSecret, newSecret } from './app-key.ts'

test('S105 a key has 256 random bits between a prefix and a checksum', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) {
    expect(secret).toMatch(/^vtr_[0-9A-Za-z]{49}$/)
    expect(isSecret(secret)).toBe(true)
  }
  expect(43 * Math.log2(62)).toBeGreaterThan(256)
})

test('the checksum is the CRC-32 of the text before it, which scanners compute too', () =>
  expect(isSecret('vtr_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg3Dthl8')).toBe(true))

test('a mistyped key has another checksum', () => {
  const secret = newSecret()
  const other = secret[10] === 'a' ? 'b' : 'a'
  const mistyped = `${secret.slice(0, 10)}${other}${secret.slice(11)}`
  expect([mistyped, secret.slice(1), `${secret}0`, ''].map(isSecret)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a key is stored by its SHA-256', () =>
  expect(hashOfSecret('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  ))
