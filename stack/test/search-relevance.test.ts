// What shoppers type and mean, in the seeded shop: folding, tolerance and ranking may change, but these results may
// not get worse. docs/decisions/018-catalog-index.md
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { useStack } from './support/start.ts'

type Names = {
  nodes: { name: string }[]
  correctedSearch: string | null
  facets: { name: string }[]
}

const stack = useStack()
const list =
  'query ($search: String!, $first: Int!) { products(first: $first, filter: { search: $search }) { correctedSearch nodes { name } facets { name } } }'

async function search(typed: string, first = 3): Promise<Names> {
  const shopper = createShopper(stack().shopUrl)
  const result = await shopper.query<{ products: Names }>(list, { search: typed, first })
  return result.products
}

// Only the index returns facets: once they are present, the index serves.
beforeAll(async () => {
  while ((await search('lamp')).facets.length === 0) await new Promise((go) => setTimeout(go, 50))
})

/** The typed text, and the beginning of the name that has to rank first. */
const first: readonly (readonly [typed: string, name: string])[] = [
  // Exact names
  ['morning mug', 'Morning Mug'],
  ['teapot', 'Round Teapot'],
  ['gift card', 'Gift Card'],
  ['apron', 'Work Apron'],
  ['bird house', 'Bird House'],
  // Singular and plural
  ['mugs', 'Morning Mug'],
  ['cushions', 'Linen Cushion'],
  ['baskets', 'Seagrass Basket'],
  ['stools', 'Three-Leg Stool'],
  ['bath towel', 'Waffle Bath Towels'],
  ['plate', 'Everyday Plates'],
  // Typing errors
  ['kettel', 'Enamel Kettle'],
  ['mornign mug', 'Morning Mug'],
  ['lanturn', 'Paper Lantern'],
  ['seegrass', 'Seagrass Basket'],
  ['herringbne throw', 'Herringbone Throw'],
  ['caserole', 'Cast-Iron Casserole'],
  ['tommbler', 'Tumbler Cups'],
  ['beeswacks candle', 'Beeswax Candle'],
  ['notbook', 'Field Notebook'],
  ['trowle', 'Hand Trowel'],
  ['peper mill', 'Pepper Mill'],
  ['plantr', 'Rolled-Rim Planter'],
  ['teapto', 'Round Teapot'],
  // One word or two
  ['tea pot', 'Round Teapot'],
  ['giftcard', 'Gift Card'],
  ['birdhouse', 'Bird House'],
  // Brand and product
  ['saltmarsh bowl', 'Breakfast Bowl'],
  ['ostra kettle', 'Enamel Kettle'],
  ['tarn pendant', 'Barn Pendant'],
  ['kestrel pen', 'Brass Pen'],
  ['low mill apron', 'Work Apron'],
  ['fernley twine', 'Jute Twine'],
  ['pell ash clock', 'Desk Clock'],
  // Prefixes
  ['casser', 'Cast-Iron Casserole'],
  ['cushi', 'Linen Cushion'],
  ['morning m', 'Morning Mug'],
  ['tripod fl', 'Tripod Floor Lamp'],
  ['wat can', 'Long-Spout Watering Can'],
  // In any order, with and without hyphens and apostrophes
  ['lamp floor', 'Tripod Floor Lamp'],
  ['board bread oak', 'Oak Bread Board'],
  ['ebook', 'The Slow Kitchen'],
  ['cast iron', 'Cast-Iron Casserole'],
  ['castiron', 'Cast-Iron Casserole'],
  ['gardeners soap', "Gardener's Soap"],
  // Case, accents, widths
  ['ENAMEL KETTLE', 'Enamel Kettle'],
  ['kéttlé', 'Enamel Kettle'],
  ['ｍｏｒｎｉｎｇ ｍｕｇ', 'Morning Mug'],
  // Color and product, with small words between
  ['indigo mug', 'Morning Mug'],
  ['forest notebook', 'Field Notebook'],
  ['walnut stool', 'Three-Leg Stool'],
  ['terracotta planter', 'Rolled-Rim Planter'],
  ['jar with a cork', 'Storage Jar with Cork'],
  ['a candle in the jar', 'Beeswax Candle'],
  // Material or use, mentioned in the description only
  ['lambswool', 'Herringbone Throw'],
  ['honey', 'Beeswax Candle'],
  ['recipes', 'The Slow Kitchen'],
]

/** The typed text, and what has to be among the first three. */
const amongThree: readonly (readonly [typed: string, names: readonly string[]])[] = [
  ['towl', ['Striped Tea Towel', 'Waffle Bath Towels']],
  ['towels', ['Striped Tea Towel', 'Waffle Bath Towels']],
  ['poster', ['Poster: Low Hills', 'Poster: Tide Table']],
  ['clocks', ['Desk Clock', 'Station Wall Clock']],
  ['pattern', ['Knitting Pattern: Harbor Sweater', 'Sewing Pattern: Box Bag']],
  ['pen', ['Brass Pen', 'Pen Cup']],
  ['jars', ['Moon Jar', 'Storage Jar with Cork']],
  ['linen', ['Linen Cushion']],
  ['tea', ['Smoked Black Tea', 'Striped Tea Towel']],
  ['oil', ['Early Harvest Olive Oil', 'Storm Oil Lamp']],
  ['oak', ['Oak Bread Board']],
]

describe('the first result', () => {
  test.each(first)('for %s is %s', async (typed, name) => {
    const { nodes } = await search(typed)
    expect(nodes[0]?.name.slice(0, name.length)).toBe(name)
  })
})

describe('the first three results', () => {
  test.each(amongThree)('for %s', async (typed, names) => {
    const { nodes } = await search(typed)
    expect(nodes.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
  })
})

test.each([
  ['kettel', 'kettle'],
  ['mornign mug', 'morning mug'],
  ['lmap', 'lamp'],
  ['plantr', 'planter'],
  ['towl', 'towel'],
  ['lamp', null],
  ['lam', null],
])('%s is corrected to %s', async (typed, corrected) => {
  expect((await search(typed)).correctedSearch).toBe(corrected)
})

test.each(['motorcycle', 'wxyz'])('an unknown word finds nothing: %s', async (typed) => {
  expect((await search(typed)).nodes).toEqual([])
})

test.each(['blue cushion', 'woolen throw', 'dish towel'])(
  'a short word is not corrected to another one: %s',
  async (typed) => {
    const { nodes, correctedSearch } = await search(typed)
    expect(correctedSearch).toBeNull()
    expect(nodes[0]?.name.toLowerCase()).toContain(typed.split(' ')[1])
  },
)
