/** Id of a line's element: what a refused checkout leads to. The drawer can lie over a page with the same lines. */
export const lineAnchor = (lineId: string, isNarrow = false) =>
  `${isNarrow ? 'drawer-line' : 'line'}-${lineId}`
