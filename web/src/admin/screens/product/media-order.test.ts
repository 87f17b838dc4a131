import { describe, expect, it } from 'vitest'
import { stepsToFirst, stepsToShown, urlProblem } from './media-order.ts'

describe('putting a picture first', () => {
  it('removes the others, adds them in order and restores assignments to choices', () => {
    const shown = [
      { option: 'Glaze', choice: 'Sage', mediaIds: ['a', 'c'] },
      { option: 'Glaze', choice: 'Sand', mediaIds: ['c'] },
    ]
    expect(stepsToFirst(['a', 'b', 'c'], 'c', shown)).toEqual([
      { kind: 'remove', mediaIds: ['a', 'b'] },
      { kind: 'add', mediaIds: ['a', 'b'] },
      { kind: 'join', media: [{ option: 'Glaze', choice: 'Sage', mediaIds: ['a'] }] },
    ])
  })
  it('keeps to 50 pictures and 10 choices a call', () => {
    const ids = Array.from({ length: 61 }, (_, at) => `m${at}`)
    const shown = ids.slice(0, 12).map((id) => ({ option: 'O', choice: id, mediaIds: [id] }))
    const sizes = stepsToFirst(ids, 'm60', shown).map((step) =>
      'media' in step ? step.media.length : step.mediaIds.length,
    )
    expect(sizes).toEqual([50, 10, 50, 10, 10, 2])
  })
})

describe('what choices show', () => {
  it('sends differences only, removals first', () => {
    const before = [{ option: 'Size', choice: 'S', mediaIds: ['a', 'b'] }]
    const after = [
      { option: 'Size', choice: 'S', mediaIds: ['b', 'c'] },
      { option: 'Size', choice: 'M', mediaIds: ['a'] },
    ]
    expect(stepsToShown(before, after)).toEqual([
      { kind: 'part', media: [{ option: 'Size', choice: 'S', mediaIds: ['a'] }] },
      {
        kind: 'join',
        media: [
          { option: 'Size', choice: 'S', mediaIds: ['c'] },
          { option: 'Size', choice: 'M', mediaIds: ['a'] },
        ],
      },
    ])
    expect(stepsToShown(after, after)).toEqual([])
  })
})

describe('an address of a picture', () => {
  it.each([
    ['https://example.com/a.png', null],
    ['example.com/a.png', 'Enter an address that starts with https:// or http://.'],
    ['javascript:alert(1)', 'Enter an address that starts with https:// or http://.'],
    [`https://example.com/${'a'.repeat(2000)}`, 'At most 2,000 characters.'],
  ])('%s', (text, problem) => expect(urlProblem(text)).toBe(problem))
})
