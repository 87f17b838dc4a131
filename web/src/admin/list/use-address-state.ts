// Keeps the state of a table in the address: it survives a reload, can be shared as a link, and follows Back.
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Sort } from './SortHeader.tsx'

type AddressState = {
  get: (name: string) => string
  /** Page number, at least 1 for any input. */
  page: number
  /** Like `set`, but replaces the history entry, so that Back does not return to a missing page. */
  correct: (changes: Record<string, string>) => void
  /** Empty texts are omitted. Any change resets the page unless one is given. */
  set: (changes: Record<string, string>) => void
  sort: Sort | undefined
  setSort: (sort: Sort) => void
  /** The whole state as text, for saved views. */
  search: string
  replace: (search: string) => void
}

/** Upper bound of page numbers: beyond every list, and within the server's limit. */
const maxPage = 10_000

const pageOf = (text: string | null) =>
  Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), maxPage)

export function useAddressState(): AddressState {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const go = useCallback(
    (next: string, options?: { replace: boolean }) =>
      navigate(next ? `${path}?${next}` : path, options),
    [navigate, path],
  )
  const replace = useCallback((next: string) => go(next), [go])
  const changed = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    next.delete('after')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next.toString()
  }
  const set = (changes: Record<string, string>) => replace(changed(changes))
  const [field, order] = (params.get('sort') ?? '').split(':')
  return {
    get: (name) => {
      const text = params.get(name) ?? ''
      // A field of spaces only is an empty one.
      return text.trim() === '' ? '' : text
    },
    page: pageOf(params.get('page')),
    correct: (changes) => go(changed(changes), { replace: true }),
    set,
    sort: field ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : undefined,
    setSort: (sort) => set({ sort: `${sort.field}:${sort.order}` }),
    search: params.toString(),
    replace,
  }
}
