import { describe, expect, it } from 'vitest'
import { fromBase32, isTotp, toBase32, totpAt } from './totp.ts'

// The seed of RFC 6238, appendix B; its eight digits end in these six.
const secret = toBase32(Buffer.from('12345678901234567890'))

describe('totp', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is %s', (seconds, code) => {
    expect(totpAt(secret, seconds * 1000)).toBe(code)
  })

  // RFC 4648, section 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j in base 32 is %j', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written)
    expect(fromBase32(written).toString()).toBe(text)
  })

  it('reads what it writes', () => {
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(fromBase32(secret).toString()).toBe('12345678901234567890')
  })

  it('allows one step to either side and no more', () => {
    const now = 1_111_111_109_000
    expect(isTotp(totpAt(secret, now - 30_000), secret, now)).toBe(true)
    expect(isTotp(totpAt(secret, now + 30_000), secret, now)).toBe(true)
    expect(isTotp(totpAt(secret, now - 60_000), secret, now)).toBe(false)
    expect(isTotp('', secret, now)).toBe(false)
  })
})
