/** Returns the id of a line's element, the target of links to problems. The drawer and the page can both show a line. */
export const lineAnchor = (lineId: string, isNarrow = false) =>
  `${isNarrow ? 'drawer-line' : 'line'}-${lineId}`
