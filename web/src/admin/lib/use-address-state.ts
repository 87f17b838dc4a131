// The state of a table in the page's address: it survives a reload, can be sent to somebody, and the
// browser's Back goes back.
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Sort } from '../ui/DataTable.tsx'

export type AddressState = {
  get: (name: string) => string
  /** Empty texts are left out. Whatever else is changed, the list begins anew unless a page is given. */
  set: (changes: Record<string, string>) => void
  sort: Sort | undefined
  setSort: (sort: Sort) => void
  /** The whole state as a text, for saved views. */
  search: string
  replace: (search: string) => void
}

export function useAddressState(): AddressState {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const replace = useCallback(
    (next: string) => navigate(next ? `${path}?${next}` : path),
    [navigate, path],
  )
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    next.delete('after')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    replace(next.toString())
  }
  const [field, order] = (params.get('sort') ?? '').split(':')
  return {
    get: (name) => params.get(name) ?? '',
    set,
    sort: field ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : undefined,
    setSort: (sort) => set({ sort: `${sort.field}:${sort.order}` }),
    search: params.toString(),
    replace,
  }
}
