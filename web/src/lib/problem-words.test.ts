import { describe, expect, it } from 'vitest'
import { buyFormPart, isProblemCode, problemMessages, problemTone } from './problem-words.ts'

describe('problem words', () => {
  it('speaks in whole sentences, without shouting', () => {
    for (const words of Object.values(problemMessages)) expect(words).toMatch(/^[A-Z][^!]+\.$/)
  })

  it('recognizes codes from an address and nothing inherited', () => {
    expect(isProblemCode('OUT_OF_STOCK')).toBe(true)
    expect(['toString', '', null].some(isProblemCode)).toBe(false)
  })

  it('knows where on the buy form a problem belongs', () => {
    expect(buyFormPart('lines[0].quantity', 'OUT_OF_RANGE')).toBe('quantity')
    expect(buyFormPart('lines[0].customTexts[0]', 'INVALID_LENGTH')).toBe('text')
    expect(buyFormPart(null, 'OPTIONS_REQUIRED')).toBe('options')
    expect(problemTone('QUANTITY_CAPPED')).toBe('warning')
  })
})
