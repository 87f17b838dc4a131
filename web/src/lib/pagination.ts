// Selects the page links of a list. Pages count from 1.

export const pageSize = 24

/** Products before the editorial tile of a list: full rows of two and of three columns. */
export const editorialPlace = 6

export function pageCount(total: number, size = pageSize): number {
  return Math.max(1, Math.ceil(total / size))
}

/**
 * Returns the first page, the last one, and two on either side of the current one; `null` stands for a gap of two or
 * more.
 */
export function pageLinks(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count])
  for (let page = current - 1; page <= current + 1; page++) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return pages.flatMap((page, index) => gapBefore(pages[index - 1], page))
}

function gapBefore(previous: number | undefined, page: number): (number | null)[] {
  if (previous === undefined || page - previous === 1) return [page]
  return page - previous === 2 ? [page - 1, page] : [null, page]
}

/** Returns 1 for any invalid page. The platform's paging ends before 10,000. */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

export type Span = { from: number; to: number; total: number }

export function span(page: number, shown: number, total: number, size = pageSize): Span {
  const from = total === 0 ? 0 : (page - 1) * size + 1
  return { from, to: (page - 1) * size + shown, total }
}
