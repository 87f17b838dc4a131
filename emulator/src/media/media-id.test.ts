import { expect, test } from 'vitest'
import type { SeedPicture } from '../seed/types.ts'
import { mediaIdOf } from './media-id.ts'

const picture: SeedPicture = { kind: 'mug', view: 'front', color: '#e6dccb', alt: 'A mug' }

test('the id is stable, url-safe and names kind and view', () => {
  expect(mediaIdOf(picture)).toMatch(/^[0-9a-f]{12}_mug-front~mv2\.png$/)
  expect(mediaIdOf({ ...picture })).toBe(mediaIdOf(picture))
  expect(encodeURIComponent(mediaIdOf(picture))).toBe(mediaIdOf(picture))
})

test('what does not change the picture does not change the id', () => {
  const same = { ...picture, alt: 'Another text', focal: { x: 0.1, y: 0.9 }, color: '#E6DCCB' }
  expect(mediaIdOf(same)).toBe(mediaIdOf(picture))
})

test.each<Partial<SeedPicture>>([
  { color: '#6f7a52' },
  { view: 'scene' },
  { accent: '#6f7a52' },
  { variant: 1 },
])('%o gives another id', (change) => {
  expect(mediaIdOf({ ...picture, ...change })).not.toBe(mediaIdOf(picture))
})
