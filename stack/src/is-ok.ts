/** Returns whether a URL answers with a status of success; false while nothing listens there. */
export const isOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
