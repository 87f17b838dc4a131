import { haldenShop } from './shop.ts'
import { type Swatch, tone } from './swatches.ts'
import type { SeedPicture, SeedProduct, SeedShop } from './types.ts'

const places = [
  'Harbor',
  'Meadow',
  'Orchard',
  'Quarry',
  'Lantern',
  'Mill',
  'Ferry',
  'Hedge',
  'Cellar',
  'Attic',
  'Chapel',
  'Island',
  'Valley',
  'Market',
  'Garden',
  'Bridge',
  'Cottage',
  'Forest',
  'River',
  'Summit',
]
const moments = [
  'Morning',
  'Evening',
  'Sunday',
  'Winter',
  'Summer',
  'Autumn',
  'Spring',
  'Midday',
  'Weekday',
  'Holiday',
]
const swatches: Swatch[] = Object.values(tone)

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('An empty list cannot fill a shop')
  return item
}

// Every product without options serves as a template for texts, price and drawing.
const patterns = haldenShop.products.filter((product) => !product.options)

const recolor = (pictures: SeedPicture[], { hex, label }: Swatch): SeedPicture[] =>
  pictures.map((picture) => ({
    ...picture,
    color: hex,
    alt: `${picture.alt}, ${label.toLowerCase()}`,
  }))

const productAt = (index: number): SeedProduct => {
  const pattern = at(patterns, index)
  const round = Math.floor(index / patterns.length)
  const swatch = at(swatches, round)
  const place = at(places, Math.floor(round / swatches.length) + index)
  const moment = at(moments, Math.floor(round / 7) + index)
  const number = String(index + 1).padStart(5, '0')
  const base = pattern.name.split(/[,:]/)[0] ?? pattern.name
  const { ribbon, sku: _sku, ...rest } = pattern
  return {
    ...rest,
    slug: `bulk-${number}`,
    name: `${place} ${moment} ${base} ${number}`.slice(0, 80),
    sku: `BULK-${number}`,
    price: Math.round((pattern.price + ((index * 37) % 400) / 10) * 100) / 100,
    stock: pattern.stock.tracked ? { tracked: true, quantity: (index * 13) % 90 } : pattern.stock,
    pictures: recolor(pattern.pictures, swatch),
    createdDaysAgo: (index * 7) % 720,
    visible: true,
    ...(ribbon !== undefined && index % 9 === 0 ? { ribbon } : {}),
  }
}

/**
 * Returns Halden's own products and then the requested number of combinations; the same count always returns
 * the same shop. For load tests: `PLATFORM_SEED=10k`.
 */
export const largeShop = (count: number): SeedShop => {
  const own = haldenShop.products.slice(0, count)
  const more = Math.max(0, count - own.length)
  return {
    ...haldenShop,
    products: [...own, ...Array.from({ length: more }, (_, index) => productAt(index))],
  }
}
