import { describe, expect, it } from 'vitest'
import { bidiIsolate } from './bidi-isolate.ts'
import { truncateAroundDiff } from './truncate-around-diff.ts'

describe('a name inside a sentence', () => {
  it('is unchanged when left-to-right', () => {
    expect(bidiIsolate('Café “Größe” 茶 1')).toBe('Café “Größe” 茶 1')
  })
  it('cannot reorder the text around it', () => {
    expect(bidiIsolate('abc\u202egpj.exe')).toBe('abcgpj.exe')
    expect(bidiIsolate('\u2067x\u2069\u202c')).toBe('x')
  })
  it('is isolated when right-to-left', () => {
    expect(bidiIsolate('ספל 12')).toBe('\u2068ספל 12\u2069')
  })
})

describe('two texts with a difference', () => {
  it('are shown in full while they are short', () => {
    expect(truncateAroundDiff('', 'Abc')).toEqual(['nothing', 'Abc'])
    expect(truncateAroundDiff('a'.repeat(80), '')).toEqual(['a'.repeat(80), 'nothing'])
  })
  it('are truncated around their first difference', () => {
    const [one, other] = truncateAroundDiff(
      `${'x'.repeat(200)}old`,
      `${'x'.repeat(200)}new${'y'.repeat(90)}`,
    )
    expect(one).toBe(`…${'x'.repeat(20)}old`)
    expect(other).toBe(`…${'x'.repeat(20)}new${'y'.repeat(57)}…`)
  })
  it('show their ends where one is a prefix of the other', () => {
    expect(truncateAroundDiff('x'.repeat(100), 'x'.repeat(99))).toEqual([
      `…${'x'.repeat(21)}`,
      `…${'x'.repeat(20)}`,
    ])
  })
})
