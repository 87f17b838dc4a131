// The state of a table in the page's address: it survives a reload, can be sent to somebody, and the
// browser's Back goes back.
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Sort } from '../ui/DataTable.tsx'

export type AddressState = {
  get: (name: string) => string
  /** From 1 on, whatever was typed into the address. */
  page: number
  /** As `set`, in place of this step: Back does not lead to a page that is not there. */
  correct: (changes: Record<string, string>) => void
  /** Empty texts are left out. Whatever else is changed, the list begins anew unless a page is given. */
  set: (changes: Record<string, string>) => void
  sort: Sort | undefined
  setSort: (sort: Sort) => void
  /** The whole state as a text, for saved views. */
  search: string
  replace: (search: string) => void
}

/** Far beyond every list, and not so far that the server would refuse to look. */
const mostPages = 10_000

const pageOf = (text: string | null) =>
  Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), mostPages)

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
    get: (name) => params.get(name) ?? '',
    page: pageOf(params.get('page')),
    correct: (changes) => go(changed(changes), { replace: true }),
    set,
    sort: field ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : undefined,
    setSort: (sort) => set({ sort: `${sort.field}:${sort.order}` }),
    search: params.toString(),
    replace,
  }
}
