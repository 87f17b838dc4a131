import { describe, expect, it } from 'vitest'
import { cardPictures, choicesFiltered } from './card-choice.ts'

const picture = (url: string) => ({ url, alt: url })
const choice = (label: string, url?: string) => ({
  label,
  media: url ? [{ image: { url } }] : [],
})

const options = [
  { name: 'Color', choices: [choice('Moss', 'moss'), choice('Clay', 'clay')] },
  { name: 'Size', choices: [choice('Small'), choice('Large')] },
]
const images = [picture('moss'), picture('clay'), picture('detail'), picture('scene')]

describe('choices that a list was filtered for', () => {
  it('are those of the product, in the order of its options', () => {
    const filters = [
      { option: 'Size', choices: ['Large'] },
      { option: 'Color', choices: ['clay', 'Ink'] },
      { option: 'Wood', choices: ['Ash'] },
    ]
    expect(Object.entries(choicesFiltered(options, filters))).toEqual([
      ['Color', 'Clay'],
      ['Size', 'Large'],
    ])
  })

  it('are none without a filter, or without a choice that matches', () => {
    expect(choicesFiltered(options, [])).toEqual({})
    expect(choicesFiltered(options, [{ option: 'Color', choices: ['Ink'] }])).toEqual({})
  })
})

describe('pictures of a card', () => {
  it('are the first one, and the first that shows no single choice', () => {
    expect(cardPictures(images, options, {})).toEqual([picture('moss'), picture('detail')])
  })

  it('begin with the picture of the choice that was filtered for', () => {
    expect(cardPictures(images, options, { Size: 'Small', Color: 'Clay' })).toEqual([
      picture('clay'),
      picture('detail'),
    ])
    expect(cardPictures(images, options, { Size: 'Small' })[0]).toEqual(picture('moss'))
  })

  it('are another choice second where there is no other picture', () => {
    const two = images.slice(0, 2)
    expect(cardPictures(two, options, { Color: 'Clay' })).toEqual([
      picture('clay'),
      picture('moss'),
    ])
    expect(cardPictures(two.slice(0, 1), options, {})).toEqual([picture('moss'), undefined])
    expect(cardPictures([], options, {})).toEqual([undefined, undefined])
  })
})
