// The interface through which readers update the table. Products read because of an event take precedence over
// older pages, and every change is reported to `onChange`.
import type { LanguageCode } from '@vitrine/languages'
import type { IndexedProduct } from '../catalog-index.ts'
import { createProductTable, type ProductTable } from '../product-table.ts'
import { createDroppedProducts } from './dropped-products.ts'
import { createProductTwins, type ProductTwins, withSharedParts } from './shared-parts.ts'
import { inSlices } from './time-slices.ts'

export type IndexWriter = {
  readonly table: ProductTable
  /** Stores products just read because of an event, which are newer than any page requested before. */
  putRead(products: readonly IndexedProduct[]): Promise<void>
  /** Stores a page that was requested after `begin`. */
  putPage(products: readonly IndexedProduct[]): Promise<void>
  /** Marks the start of a page request. */
  begin(): void
  /** Marks the start of a full read. */
  beginWhole(): void
  /** Removes the products that a full read did not find. */
  keepOnly(met: ReadonlySet<string>): Promise<void>
  /** Removes products that a read, begun at `readFrom`, did not find. Milliseconds since 1970. */
  removeRead(ids: readonly string[], readFrom: number): void
  /** Returns whether a product is in the table, or was in it at that time. */
  heldAt(id: string, time: number): boolean
}

type WriterParts = {
  onChange: (id: string) => void
  isOver: () => boolean
  language?: LanguageCode | undefined
  /** The tables of other languages, which share texts with this one. */
  twins?: ProductTwins | undefined
}

export function createIndexWriter({
  onChange,
  isOver,
  language,
  twins = createProductTwins(),
}: WriterParts): IndexWriter {
  const table = createProductTable(language)
  twins.add(table)
  const dropped = createDroppedProducts()
  /** Ids read because of an event since the page, or the full read, was started. */
  const sincePage = new Set<string>()
  const sinceWhole = new Set<string>()

  function put(product: IndexedProduct): void {
    if (table.put(withSharedParts(product, twins.find(product.id)))) onChange(product.id)
  }
  function remove(id: string): boolean {
    const isRemoved = table.remove(id)
    if (isRemoved) onChange(id)
    return isRemoved
  }
  function markNewer(id: string): void {
    sincePage.add(id)
    sinceWhole.add(id)
  }

  return {
    table,
    async putRead(products) {
      for (const { id } of products) markNewer(id)
      await inSlices(products, put, isOver)
    },
    putPage: (products) =>
      inSlices(products, (product) => !sincePage.has(product.id) && put(product), isOver),
    begin: () => sincePage.clear(),
    beginWhole: () => sinceWhole.clear(),
    keepOnly: (met) =>
      inSlices(
        [...table.ids()],
        (id) => {
          if (!met.has(id) && !sinceWhole.has(id)) remove(id)
        },
        isOver,
      ),
    removeRead(ids, readFrom) {
      for (const id of ids) {
        markNewer(id)
        if (remove(id)) dropped.add(id, readFrom)
      }
    },
    heldAt: (id, time) => table.find(id) !== undefined || dropped.heldAt(id, time),
  }
}
