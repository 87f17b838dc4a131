/** Returns the options of a list such as `AT Austria|BE Belgium`. An entry without a name has an empty label. */
export const splitNames = (text: string, prefix = '') =>
  text.split('|').map((entry) => ({ value: prefix + entry.slice(0, 2), label: entry.slice(3) }))
