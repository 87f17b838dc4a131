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
    expect(buyFormPart('customTexts', 'INVALID_LENGTH')).toBe('text')
    expect(buyFormPart('lines[0].quantity', 'CUSTOM_TEXT_REQUIRED')).toBe('text')
    expect(buyFormPart(null, 'VARIANT_NOT_AVAILABLE')).toBe('options')
    expect(buyFormPart('lines[0].choices[1]', 'INVALID_LENGTH')).toBe('options')
    expect(buyFormPart('lines[0].variantId', 'INVALID_LENGTH')).toBe('options')
    expect(buyFormPart(null, 'OUT_OF_STOCK')).toBe('quantity')
  })

  it('warns of what was done differently, and refuses the rest', () => {
    expect(problemTone('QUANTITY_CAPPED')).toBe('warning')
    expect(problemTone('SHIPPING_OPTION_CHANGED')).toBe('warning')
    expect(problemTone('OUT_OF_STOCK')).toBe('danger')
  })
})
