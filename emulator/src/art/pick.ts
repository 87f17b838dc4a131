/** Hashes a text to a number, for choices that look random and are reproducible. */
export const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** Returns the item at a number modulo the length. */
export const pick = <Item>(items: readonly [Item, ...Item[]], number: number): Item =>
  items[number % items.length] ?? items[0]
