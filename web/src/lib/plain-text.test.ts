import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('markup becomes one line of text', () => {
  expect(plainText('<p>Hand&nbsp;thrown</p>\n\n<ul><li>Oak &amp; ash</li></ul>')).toBe(
    'Hand thrown Oak & ash',
  )
  expect(plainText('&lt;3 &quot;mug&quot; isn&#39;t &gt; &euro;')).toBe('<3 "mug" isn\'t > &euro;')
  expect(plainText('<p>Oak</p><p>Ash</p>')).toBe('Oak Ash')
  expect([plainText(null), plainText(undefined), plainText('')]).toEqual(['', '', ''])
})

test('a long text ends with its last whole word', () => {
  expect(plainText('one two three', 13)).toBe('one two three')
  expect(plainText('one two three', 12)).toBe('one two…')
  expect(plainText('one two three', 8)).toBe('one two…')
  expect(plainText('one two three', 7)).toBe('one…')
  expect(plainText(`${'x'.repeat(79)} ${'y'.repeat(80)}`)).toHaveLength(160)
  expect(plainText(`${'x'.repeat(79)} ${'y'.repeat(81)}`)).toBe(`${'x'.repeat(79)}…`)
})
