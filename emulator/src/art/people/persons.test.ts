import { expect, test } from 'vitest'
import { people } from '../../seed/people.ts'
import { drawPicture } from '../draw-picture.ts'
import { persons } from './persons.ts'

const photos = people.flatMap(({ photo }) => photo ?? [])

test('every portrait of the shop is a person of its own', () => {
  const numbers = photos.map(({ variant = 0 }) => variant)
  expect(numbers.sort((one, other) => one - other)).toEqual([...persons.keys()])
  expect(new Set(persons.map(({ skin, hair }) => skin + hair)).size).toBe(persons.length)
})

test.each(photos)('the portrait of $alt has two eyes below two brows', (photo) => {
  const svg = drawPicture(photo)
  const pupils = svg.match(/<ellipse cx="-?70" cy="3" rx="13" ry="15"/g) ?? []
  expect(pupils).toHaveLength(2)
  expect(svg).toBe(drawPicture({ ...photo }))
})
