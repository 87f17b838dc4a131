import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const key = () => randomBytes(32).toString('base64url')

test('S18 a sealed value opens in its own context only', () => {
  const seal = createSeal([key()])
  const closed = seal.close('secret', 'session-1:access')
  expect(closed).not.toContain('secret')
  expect(seal.open(closed, 'session-1:access')).toBe('secret')
  expect(seal.open(closed, 'session-1:refresh')).toBeNull()
  expect(seal.open(closed, 'session-2:access')).toBeNull()
})

test('S19 a value that was sealed before an update opens after it', () => {
  const sealed = '62C97gVZ.AQEBAQEBAQEBAQEB.hrnQ8w.dz0oEQFTQbSvXUKRsRZysg'
  const seal = createSeal([Buffer.alloc(32, 7).toString('base64url')])
  expect(seal.open(sealed, 'session:access')).toBe('Zoë')
  expect(seal.open(seal.close('Zoë', 'session:access'), 'session:access')).toBe('Zoë')
})

test('sealing the same text twice gives different values', () => {
  const seal = createSeal([key()])
  expect(seal.close('a', 'b')).not.toBe(seal.close('a', 'b'))
})

test('S19 the first key seals, all keys open; a removed key opens nothing', () => {
  const [old, fresh] = [key(), key()]
  const before = createSeal([old]).close('a', 'b')
  const rotated = createSeal([fresh, old])
  expect(rotated.open(before, 'b')).toBe('a')
  expect(createSeal([old]).open(rotated.close('a', 'b'), 'b')).toBeNull()
  expect(createSeal([fresh]).open(before, 'b')).toBeNull()
})

test.each(['', 'x', 'a.b.c.d', 'a.b.c'])('a malformed value (%j) opens as null', (text) => {
  expect(createSeal([key()]).open(text, 'b')).toBeNull()
})

test('S18 a value that was changed in any part opens as null', () => {
  const seal = createSeal([key()])
  const parts = seal.close('secret', 'b').split('.')
  for (const at of parts.keys()) {
    const changed = parts.map((part, index) =>
      index === at ? (part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`) : part,
    )
    expect(seal.open(changed.join('.'), 'b'), `part ${at}`).toBeNull()
  }
  expect(seal.open(parts.slice(0, 3).join('.'), 'b')).toBeNull()
})

test.each([4, 8, 12, 15])('S18 the first %i bytes of a tag open nothing', (bytes) => {
  const seal = createSeal([key()])
  const parts = seal.close('secret', 'b').split('.')
  const tag = Buffer.from(parts.pop() ?? '', 'base64url').subarray(0, bytes)
  expect(seal.open([...parts, tag.toString('base64url')].join('.'), 'b')).toBeNull()
})

test('without a key nothing is sealed', () => {
  expect(() => createSeal([])).toThrow('no key')
})
