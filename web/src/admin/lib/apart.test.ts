import { describe, expect, it } from 'vitest'
import { apart } from './apart.ts'
import { besides } from './besides.ts'

describe('a name inside a sentence', () => {
  it('is what it is', () => {
    expect(apart('Café “Größe” 茶 1')).toBe('Café “Größe” 茶 1')
  })
  it('cannot turn what stands beside it', () => {
    expect(apart('abc\u202egpj.exe')).toBe('abcgpj.exe')
    expect(apart('\u2067x\u2069\u202c')).toBe('x')
  })
  it('keeps to itself where it runs from right to left', () => {
    expect(apart('ספל 12')).toBe('\u2068ספל 12\u2069')
  })
})

describe('two texts beside each other', () => {
  it('are told whole while they are short', () => {
    expect(besides('', 'Abc')).toEqual(['nothing', 'Abc'])
    expect(besides('a'.repeat(80), '')).toEqual(['a'.repeat(80), 'nothing'])
  })
  it('are cut where they begin to differ', () => {
    const [one, other] = besides(`${'x'.repeat(200)}old`, `${'x'.repeat(200)}new${'y'.repeat(90)}`)
    expect(one).toBe(`…${'x'.repeat(20)}old`)
    expect(other).toBe(`…${'x'.repeat(20)}new${'y'.repeat(57)}…`)
  })
  it('are told by their end where one is the beginning of the other', () => {
    expect(besides('x'.repeat(100), 'x'.repeat(99))).toEqual([
      `…${'x'.repeat(21)}`,
      `…${'x'.repeat(20)}`,
    ])
  })
})
