// Variants of a product in pages of a hundred, with edits. Edits persist when another page is shown.

import { useEffect, useRef, useState } from 'react'
import { type Client, useClient, useQuery } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useChange } from '../../lib/use-change.ts'
import { useWeightUnit } from '../../lib/weight-unit.tsx'
import { lostAnswer, type Problem } from '../../ui/Problems.tsx'
import { type Change, changesBetween, optionWords, type Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'
import {
  type Cells,
  changesOf,
  editsOf,
  newerRows,
  rowsOf,
  type VariantEdits,
  type VariantRow,
  variantInput,
  withEdit,
} from './variant-edits.ts'

const updateVariantsDocument = graphql(`
  mutation AdminUpdateVariants($id: ID!, $changes: [VariantChangeInput!]!) {
    updateProductVariants(input: { id: $id, changes: $changes }) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)

const variantsDocument = graphql(`
  query AdminProductVariants($id: ID!, $after: String) {
    managedProduct(id: $id) {
      id
      updatedAt
      variants(first: 100, after: $after) {
        nodes { ...VariantRow_variant }
        pageInfo { hasNextPage endCursor }
        totalCount
      }
    }
  }
`)

type State = { isBusy: boolean; problems: readonly Problem[]; newer: readonly Change[] | null }
const idle: State = { isBusy: false, problems: [], newer: null }

export function useVariants(product: Product) {
  const { id } = product
  const client = useClient()
  const { change } = useChange()
  const unit = useWeightUnit()
  const readFresh = useFreshProduct(id)
  const [trail, setTrail] = useState<readonly string[]>([])
  const variables = { id, after: trail.at(-1) ?? null }
  const [{ data, error }, refetch] = useQuery({ query: variantsDocument, variables })
  const [edits, setEdits] = useState<VariantEdits>({})
  const [state, setState] = useState(idle)
  const seen = useRef(new Map<string, VariantRow>())
  const list = data?.managedProduct?.variants
  const rows = list && rowsOf(list.nodes)
  for (const row of rows ?? []) seen.current.set(row.id, row)
  const changes = changesOf(seen.current, edits)
  useUnsaved(changes.length > 0)
  useReload(product, async (hasOthers) => {
    const all = hasOthers ? await readAllRows(client, id) : null
    if (!all) return refetch({ requestPolicy: 'network-only' })
    seen.current = new Map(all.map((row) => [row.id, row]))
    setTrail([])
    setEdits((was) => editsOf(was, all))
  })

  const drop = () => {
    setEdits({})
    setState(idle)
  }
  const end = (problems: readonly Problem[]) => setState({ ...idle, problems })

  const save = async (isConfirmed = false) => {
    setState({ ...idle, isBusy: true })
    const known = new Map(seen.current)
    const fresh = isConfirmed ? product : await readFresh()
    if (!fresh) return end([lostAnswer])
    if (changesBetween(product, fresh).length > 0) {
      const { data: now } = await client
        .query(variantsDocument, variables, { requestPolicy: 'network-only' })
        .toPromise()
      const theirs = newerRows(known, rowsOf(now?.managedProduct?.variants.nodes ?? []))
      const newer = theirs.length > 0 ? theirs : changesBetween(product, fresh)
      return setState({ ...idle, newer })
    }
    const variants = variantInput(changes, unit)
    const { problems } = await change(updateVariantsDocument, { id, changes: variants })
    await readFresh()
    await client.query(variantsDocument, variables, { requestPolicy: 'network-only' }).toPromise()
    if (problems.length > 0) return end(problems)
    drop()
    void showToast({ tone: 'success', text: commonMessages.saved })
  }

  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  return {
    ...state,
    rows,
    total: list?.totalCount ?? rows?.length ?? 0,
    isBroken: Boolean(error),
    edits,
    changes,
    edit: (row: VariantRow, name: keyof Cells, value: string | boolean) =>
      setEdits((was) => withEdit(was, row, name, value)),
    drop,
    save,
    reload: () => refetch({ requestPolicy: 'network-only' }),
    page: turns(trail, next, setTrail),
  }
}

/** Turns the pages; null where there is none. */
const turns = (
  trail: readonly string[],
  next: string | null | undefined,
  setTrail: (trail: readonly string[]) => void,
) => ({
  onBack: trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null,
  onNext: next ? () => setTrail([...trail, next]) : null,
})

/**
 * Reloads after another section changed the product. Changed options create other variants, and edits of removed ones
 * are discarded.
 */
function useReload(product: Product, onChange: (hasOthers: boolean) => Promise<void> | void) {
  const read = useRef(product)
  useEffect(() => {
    const { updatedAt, options } = read.current
    if (updatedAt === product.updatedAt) return
    read.current = product
    void onChange(optionWords(options) !== optionWords(product.options))
  })
}

/** All variants; null when a request failed. */
async function readAllRows(client: Client, id: string): Promise<VariantRow[] | null> {
  const rows: VariantRow[] = []
  let after: string | null | undefined = null
  do {
    const variables: { id: string; after: string | null } = { id, after }
    const { data } = await client
      .query(variantsDocument, variables, { requestPolicy: 'network-only' })
      .toPromise()
    const list = data?.managedProduct?.variants
    if (!list) return null
    rows.push(...rowsOf(list.nodes))
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  } while (after)
  return rows
}
