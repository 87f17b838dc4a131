/** `1 brand`, `2 brands`: a number and a noun that is given as of many. */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun.replace(/s$/, '') : noun}`
