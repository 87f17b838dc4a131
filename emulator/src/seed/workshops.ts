import type { SeedPicture } from './types.ts'

const workshop = (kind: string, alt: string, x = 0.49): SeedPicture => ({
  kind,
  view: 'wide',
  color: '#d3c7b4',
  alt,
  focal: { x, y: 0.6 },
})

/**
 * The workshops of the brands, by the slug of the brand. The platform's brands have no picture: these are pictures of the
 * media manager, and the stories of the brands name them (stack/demo/content).
 */
export const workshops = {
  'fernley-tools': workshop('forge', 'An anvil with a glowing trowel blade below a rack of tools'),
  'halden-workshop': workshop('willow', 'A half-woven basket on a bench, finished ones on a shelf'),
  'kestrel-paper': workshop('bindery', 'A book press with notebooks, prints drying on a line'),
  'low-mill': workshop('mill', 'A loom with striped cloth, cones of yarn on a shelf'),
  ostra: workshop('enamel', 'Enamel kettles hung to dry above four vats of color'),
  'pell-ash': workshop('turnery', 'A lathe with a turned spindle, a fire behind a hatch'),
  'saltmarsh-pottery': workshop('pottery', 'A bowl on the wheel, shelves of pots and a brick kiln'),
  'tarn-lighting': workshop('glassworks', 'A glowing glass shade on its pipe below three pendants'),
} as const satisfies Record<string, SeedPicture>
