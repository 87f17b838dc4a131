import { describe, expect, it } from 'vitest'
import schema from '../../../schema/schema.graphql?raw'
import { buyFormPart, isProblemCode, problemTone, problemWords } from './problem-words.ts'

/** The enum's members: lines of one capital word, outside of descriptions. */
function codesInSchema(): string[] {
  const body = /enum ProblemCode \{([\s\S]*?)\n\}/.exec(schema)?.[1] ?? ''
  const bare = body.replace(/"""[\s\S]*?"""/g, '').replace(/"[^"\n]*"/g, '')
  return bare.match(/\b[A-Z][A-Z_]+\b/g) ?? []
}

/** Codes of the admin, whose messages are part of its own bundle. */
const adminOnly = new Set([
  'ACKNOWLEDGMENT_REQUIRED',
  'ACTIVE_SUBSCRIPTION',
  'BUILT_IN_COLLECTION',
  'COUNT_AGAIN',
  'EMAIL_NOT_VERIFIED',
  'NAME_TAKEN',
  'NOT_CONFIGURED',
  'OTHER_OPTION_HAS_MEDIA',
  'OWNER_CANNOT_BE_BLOCKED',
  'REVISION_CONFLICT',
  'SELF_BLOCK_FORBIDDEN',
  'STATUS_FORBIDS_THIS',
  'VARIANTS_MANAGED',
  'VARIANTS_NOT_MANAGED',
])

describe('problem words', () => {
  it('has a sentence for every code of the schema that a shopper can meet and none besides', () => {
    const met = codesInSchema().filter((code) => !adminOnly.has(code))
    expect(Object.keys(problemWords).sort()).toEqual([...new Set(met)].sort())
  })

  it('speaks in whole sentences, without shouting', () => {
    for (const words of Object.values(problemWords)) expect(words).toMatch(/^[A-Z][^!]+\.$/)
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
