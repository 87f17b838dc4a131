import { describe, expect, it } from 'vitest'
import { withGone } from './gone-lines.ts'

const line = (id: string) => ({ id, name: id, quantity: 1, choices: [], customTexts: [] })
const entry = (id: string) => ({ key: `line:${id}`, line: line(id), preview: null })
const cartOf = (...ids: string[]) => ({ id: 'one', revision: '2', lines: ids.map(line) })
const before = { cartId: 'one', shown: ['a', 'b', 'c'].map(entry) }
const read = (shown: { key: string; isGone?: boolean }[]) =>
  shown.map(({ key, isGone }) => key.slice('line:'.length) + (isGone ? ' gone' : ''))

describe('lines that were removed elsewhere', () => {
  it('stay in their places', () => {
    const shown = withGone(before, [entry('b'), entry('d')], cartOf('b', 'd'))
    expect(read(shown)).toEqual(['a gone', 'b', 'c gone', 'd'])
    expect(read(withGone({ ...before, shown }, [entry('d')], cartOf('d')))).toEqual([
      'a gone',
      'b gone',
      'c gone',
      'd',
    ])
  })

  it('come back with the cart that has them again', () => {
    const shown = withGone(before, [entry('b'), entry('c')], cartOf('b', 'c'))
    const again = withGone({ ...before, shown }, before.shown, cartOf('a', 'b', 'c'))
    expect(read(again)).toEqual(['a', 'b', 'c'])
  })

  it('are not those that this window removes: the cart has them still', () => {
    const shown = withGone(before, [entry('b'), entry('c')], cartOf('a', 'b', 'c'))
    expect(read(shown)).toEqual(['b', 'c'])
    expect(read(withGone({ ...before, shown }, shown, cartOf('b', 'c')))).toEqual(['b', 'c'])
  })

  it('are not those that have not been in the cart yet', () => {
    const fresh = { key: 'add:1', line: null, preview: {} }
    const shown = withGone({ cartId: 'one', shown: [entry('a'), fresh] }, [entry('a')], cartOf('a'))
    expect(read(shown)).toEqual(['a'])
  })

  it('leave with an empty cart, and with another one', () => {
    expect(withGone(before, [], cartOf())).toEqual([])
    const other = { ...cartOf('d'), id: 'other' }
    expect(read(withGone(before, [entry('d')], other))).toEqual(['d'])
  })
})
