// Forms of picture addresses on the wire. docs/contract/real-site.md §1.1.
import { expect, test } from 'vitest'
import { memberIdOf } from '../accounts.ts'
import { photoId, photoUrl } from '../members/photo.ts'
import { seedMembers } from '../members/seed-members.ts'
import { haldenShop } from '../seed/shop.ts'
import {
  fittedUrl,
  storedPictureOf,
  wireImageOf,
  wireMediaOf,
  wireVariantImageOf,
} from './picture.ts'

const base = 'http://localhost:4000'
const pictureOf = (slug: string, view: string) => {
  const product = haldenShop.products.find((one) => one.slug === slug)
  const picture = product?.pictures.find((one) => one.view === view)
  if (!picture) throw new Error(`No picture of ${slug}`)
  return storedPictureOf(picture)
}
const mug = pictureOf('morning-mug', 'front')

test('the catalog names pictures transformed, in their own size and as a thumbnail', () => {
  const { image, thumbnail } = wireMediaOf([mug], base).mainMedia ?? {}
  const media = `${base}/media/${mug.id}`
  expect(image).toMatchObject({
    url: `${media}/v1/fit/w_1200,h_1500,q_90/file.png`,
    width: 1200,
    height: 1500,
  })
  expect(thumbnail).toMatchObject({ url: `${media}/v1/fit/w_50,h_50,q_90/file.png`, width: 50 })
})

test('lines of a cart name them bare, orders transformed, store variants without a protocol', () => {
  expect(wireImageOf(mug, base).url).toBe(`${base}/media/${mug.id}`)
  expect(wireVariantImageOf(mug, base).url).toBe(`//localhost:4000/media/${mug.id}`)
  expect(fittedUrl('a~mv2', mug, base)).toBe(`${base}/media/a~mv2/v1/fit/w_1200,h_1500,q_90/file`)
})

test.each([
  ['jute-twine', /~mv2\.gif$/],
  ['oak-bread-board', /~mv2\.svg$/],
  ['field-notebook', /~mv2$/],
])('the close crop of %s is never resized', (slug, id) => {
  expect(pictureOf(slug, 'detail').id).toMatch(id)
})

test('a focal point is in percent', () => {
  expect(pictureOf('olive-oil', 'detail').focal).toEqual({ x: 30, y: 70 })
})

test('photos leave the protocol to the page, escape a tilde, or are elsewhere', () => {
  const { members } = seedMembers(0)
  const profileOf = (name: string) => {
    const id = memberIdOf(name === 'mara' ? 'mara@shop.test' : `${name}@people.test`)
    return members.find((member) => member.id === id)?.profile
  }
  const urlOf = (name: string, picture: 'photo' | 'cover' = 'photo') => {
    const photo = profileOf(name)?.[picture]
    return photo && [photoId(photo), photoUrl(photo, base)]
  }
  expect(urlOf('mara')?.[1]).toMatch(/^\/\/localhost:4000\/media\/\w+-front~mv2\.png$/)
  expect(urlOf('elif')?.[1]).toMatch(/-front%7Emv2\.png$/)
  expect(urlOf('amara', 'cover')).toEqual(['', expect.stringMatching(`^${base}/outside/`)])
})
