import { tone } from './swatches.ts'
import type { SeedCollection, SeedPicture } from './types.ts'

/** `y`: the height of what matters, from 0 at the top to 1; lower where something broad stands in front. */
const cover = (
  kind: string,
  color: string,
  alt: string,
  accent?: string,
  y = 0.55,
): SeedPicture => ({
  kind,
  view: 'scene',
  color,
  ...(accent === undefined ? {} : { accent }),
  alt,
  focal: { x: 0.5, y },
})

/** Seven departments and two curated collections. The built-in collection of all products is not seeded here. */
export const collections: SeedCollection[] = [
  {
    slug: 'lighting',
    name: 'Lighting',
    description: 'Lamps and candles for reading, eating and doing nothing.',
    picture: cover('dome-lamp', tone.ochre.hex, 'A lit table lamp beside a mug', tone.brass.hex),
  },
  {
    slug: 'ceramics',
    name: 'Ceramics',
    description: 'Stoneware from Saltmarsh, thrown and glazed in small batches.',
    picture: cover('teapot', tone.sage.hex, 'A sage teapot and a mug on a table'),
  },
  {
    slug: 'kitchen',
    name: 'Kitchen',
    description: 'Boards, pots and a pantry shelf.',
    picture: cover(
      'casserole',
      tone.forest.hex,
      'A green casserole on a table',
      tone.brass.hex,
      0.65,
    ),
  },
  {
    slug: 'textiles',
    name: 'Textiles',
    description: 'Linen and wool that get better with washing.',
    picture: cover('throw', tone.rust.hex, 'A folded rust throw on a bench'),
  },
  {
    slug: 'desk',
    name: 'Desk',
    description: 'Paper, pens, clocks, and prints to look up at.',
    picture: cover('desk-clock', tone.oak.hex, 'An oak desk clock on a shelf', tone.brass.hex),
  },
  {
    slug: 'garden',
    name: 'Garden',
    description: 'Tools and pots for a balcony, a sill or two acres.',
    picture: cover('watering-can', tone.forest.hex, 'A green watering can beside a planter'),
  },
  {
    slug: 'digital',
    name: 'Digital Shelf',
    description: 'Patterns, books and gift cards that need no parcel.',
    picture: cover('e-book', tone.indigo.hex, 'An e-reader on a shelf', tone.rose.hex),
  },
  {
    slug: 'new-arrivals',
    name: 'New Arrivals',
    description: 'What came through the door in the last month.',
    picture: cover('kettle', tone.ochre.hex, 'An ochre kettle beside a tea tin', tone.oak.hex),
  },
  {
    slug: 'under-40',
    name: 'Under $40',
    description: 'Small things that make good presents.',
    picture: cover('jar-candle', tone.ochre.hex, 'A candle in a jar beside a notebook'),
  },
]
