/** A number with its noun: `1 brand`, `2 brands`. The noun is passed in the plural. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun.replace(/s$/, '') : noun}`
