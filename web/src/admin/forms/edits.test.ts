import { expect, it } from 'vitest'
import { changedNames, editsSince } from './edits.ts'

it('names what differs from the loaded values, by content', () => {
  const before = { name: 'Mug', options: [{ name: 'Color' }], visible: true }
  expect(changedNames(before, { ...before, options: [{ name: 'Color' }] })).toEqual([])
  expect(changedNames(before, { ...before, options: [], visible: false })).toEqual([
    'options',
    'visible',
  ])
})

it('drops what was sent, and keeps what was typed meanwhile', () => {
  const sent = { name: 'Mug', slug: 'mug', options: [1] }
  expect(editsSince({ name: 'Mug', options: [1] }, sent)).toEqual({})
  expect(editsSince({ name: 'Mugs', options: [1] }, sent)).toEqual({ name: 'Mugs' })
  expect(editsSince({ slug: '' }, sent)).toEqual({ slug: '' })
})
