// Reads a list in the state that the address describes: page, order, filter and search. Rows that change elsewhere are
// marked, and the selection persists across pages.
import type { DocumentTypeDecoration, TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'
import { type AnyVariables, type CombinedError, type UseQueryArgs, useQuery } from 'urql'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import { useReload } from '../lib/use-reload.ts'
import type { EntityKind } from '../live/kinds.ts'
import { useLiveRows } from '../live/use-live-rows.ts'
import type { Sort } from './SortHeader.tsx'
import { useAddressState } from './use-address-state.ts'

/** Lists of the platform's cursors have `pageInfo`; those with page numbers have a count, unless it is too large. */
type Page<Node> = {
  nodes: readonly Node[]
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null }
  totalCount?: number | null
}

/** The state of a list as the arguments of its query. */
export type ListState<Field extends string> = {
  first: number
  page: number
  after: string | null
  sort: Sort<Field>
  /** A filter's value without surrounding spaces; empty if it is not set. */
  get: (name: string) => string
}

type Options<Data, Variables, Row, Field extends string> = {
  document: TypedDocumentNode<Data, Variables>
  /** Fragment of a row, which the table's columns declare. */
  row: DocumentTypeDecoration<Row, unknown>
  variables: (state: ListState<Field>) => Variables
  pageOf: (
    data: Data,
  ) => Page<FragmentType<DocumentTypeDecoration<Row, unknown>>> | null | undefined
  size?: number
  /** Order while the address names none. Lists without it cannot be sorted. */
  sort?: Sort<Field>
  /** Entities of the rows, whose change events refetch the list. */
  live?: EntityKind
}

export type List<Row> = {
  rows: readonly Row[]
  /** Null until a page is loaded. */
  page: Omit<Page<Row>, 'nodes'> | null
  size: number
  get: (name: string) => string
  sort: Sort | undefined
  selected: ReadonlySet<string>
  select: (selected: Iterable<string>) => void
  /** Ids of rows that changed a moment ago. */
  changed: ReadonlySet<string>
  isLoading: boolean
  /** Why there is nothing to show. */
  error: CombinedError | undefined
  /** Settles when the page is there. */
  reload: () => Promise<unknown>
  /** Counts the reloads. */
  reloads: number
}

export function useList<
  Data,
  Variables extends AnyVariables,
  Row extends { id: string },
  Field extends string = never,
>(options: Options<Data, Variables, Row, Field>): List<Row> & { data: Data | undefined } {
  const { document: query, row, size = 50, live } = options
  const address = useAddressState()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [reloads, setReloads] = useState(0)
  const get = (name: string) => address.get(name).trim()
  // The server refuses a field that is no sort field.
  const sort = options.sort && ((address.sort ?? options.sort) as Sort<Field>)
  const state = { first: size, page: address.page, after: get('after') || null, get }
  const variables = options.variables({ ...state, sort: sort as Sort<Field> })
  const [{ data, fetching, stale, error }] = useQuery({ query, variables } as UseQueryArgs<
    Variables,
    Data
  >)
  const refetch = useReload()
  const found = data ? options.pageOf(data) : null
  const rows = found ? unmask(row, found.nodes) : []
  const reload = () => {
    setReloads((count) => count + 1)
    return refetch(query, variables)
  }
  return {
    data,
    rows,
    page: found ?? null,
    size,
    get,
    sort,
    selected,
    select: (ids) => setSelected(new Set(ids)),
    changed: useLiveRows(live, rows, reload),
    isLoading: fetching || stale,
    error: data ? undefined : error,
    reload,
    reloads,
  }
}
