// Gives some pictures the rarer forms of a merchant's site. docs/contract/real-site.md §1.1, §1.4.
import type { SeedPicture, SeedProduct } from './types.ts'

/** What the close crop of a product is, by slug: files that are never resized, and a focal point in percent. */
const forms: Record<string, Partial<SeedPicture>> = {
  'jute-twine': { ending: 'gif' },
  'oak-bread-board': { ending: 'svg' },
  'field-notebook': { ending: '' },
  'olive-oil': { focal: { x: 30, y: 70 } },
}

export const withForms = (products: SeedProduct[]): SeedProduct[] =>
  products.map((product) => {
    const form = forms[product.slug]
    if (!form) return product
    const shaped = (picture: SeedPicture) =>
      picture.view === 'detail' ? { ...picture, ...form } : picture
    return { ...product, pictures: product.pictures.map(shaped) }
  })
