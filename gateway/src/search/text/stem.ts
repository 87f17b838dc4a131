// Reduces English plurals and spelling variants to one stem. Deliberately light: it only has to treat indexed texts
// and search texts alike.
import { britishSpelling } from './british-spelling.ts'

/** Irregular plurals. */
const known: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  shelves: 'shelf',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  scarves: 'scarf',
  wolves: 'wolf',
  shoes: 'shoe',
  ...britishSpelling,
}

const isPlain = /^[a-z]{4,}$/

/**
 * Returns the stem: `mugs` → `mug`, `boxes` → `box`, `candles` → `candle`, `glasses` → `glass`, `batteries` →
 * `battery`.
 */
export function stem(word: string): string {
  const irregular = Object.hasOwn(known, word) ? known[word] : undefined
  if (irregular !== undefined) return irregular
  if (!isPlain.test(word)) return word
  // `cookie` and `cookies` get the same stem, which is never displayed.
  if (/..ies?$/.test(word) && word.length > 4) return word.replace(/ies?$/, 'y')
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/..oes$/.test(word)) return word.slice(0, -2)
  if (/(ss|us|is)$/.test(word)) return word
  return word.endsWith('s') ? word.slice(0, -1) : word
}
