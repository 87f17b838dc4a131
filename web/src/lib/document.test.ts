import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import stored from '../__generated__/persisted-documents.json'
import { document, documentIdOf, documentTextOf, isPublicDocument } from './document.ts'

/** Both trees without what only one of the parsers writes: locations, empty lists, absent parts. */
function bare(node: unknown): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value) => {
      if (['loc', 'documentId', 'isPublic', 'block', 'description'].includes(key)) return undefined
      return Array.isArray(value) && value.length === 0 ? undefined : value
    }),
  )
}

describe('document', () => {
  it.each(Object.entries(stored))('reads %s as graphql-js does', (id, text) => {
    expect(bare(document(text, id))).toEqual(bare(parse(text, { noLocation: true })))
  })

  it('reads every kind of value that the build accepts', () => {
    const text = 'mutation M($a:[Int!]!,$b:B){x:do(a:$a,o:{p:10,q:{r:FALSE,s:A1}}){y}}'
    expect(bare(document(text, ''))).toEqual(bare(parse(text, { noLocation: true })))
  })

  it('keeps hash, text and whether it is public', () => {
    const node = document('query Q{a}', 'sha256:1')
    expect([documentIdOf(node), documentTextOf(node)]).toEqual(['sha256:1', 'query Q{a}'])
    expect(isPublicDocument(node)).toBe(false)
    expect(isPublicDocument(document('query Q{a}', 'sha256:1', true))).toBe(true)
  })

  it('finds none of it in what is no document', () => {
    expect([documentIdOf({}), documentIdOf({ documentId: 1 })]).toEqual(['', ''])
    expect([documentTextOf({}), isPublicDocument({})]).toEqual(['', false])
    expect(document('', '')).toMatchObject({ definitions: [] })
  })

  it('refuses a text that breaks off', () => {
    expect(() => document('query Q{a', '')).toThrow('ends before }')
  })
})
