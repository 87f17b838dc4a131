// English plurals and two spellings of one word made the same. Light on purpose: it only has to do the
// same to what is searched and to what somebody types.

/** What no rule gets right. */
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
  colour: 'color',
  colours: 'color',
  coloured: 'colored',
  grey: 'gray',
  jewellery: 'jewelry',
  aluminium: 'aluminum',
  fibre: 'fiber',
}

const isPlain = /^[a-z]{4,}$/

/** `mugs` → `mug`, `boxes` → `box`, `candles` → `candle`, `glasses` → `glass`, `batteries` → `battery`. */
export function stem(word: string): string {
  const irregular = Object.hasOwn(known, word) ? known[word] : undefined
  if (irregular !== undefined) return irregular
  if (!isPlain.test(word)) return word
  // `cookie` and `cookies` meet in the same word nobody reads.
  if (/..ies?$/.test(word) && word.length > 4) return word.replace(/ies?$/, 'y')
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/..oes$/.test(word)) return word.slice(0, -2)
  if (/(ss|us|is)$/.test(word)) return word
  return word.endsWith('s') ? word.slice(0, -1) : word
}
