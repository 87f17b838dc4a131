// The interface through which readers update the table. Products read because of an event take precedence over
// older pages, and every change is reported to `onChange`.
import type { LanguageCode } from '@vitrine/languages'
import type { IndexedProduct } from '../catalog-index.ts'
import { createProductTable, type ProductTable } from '../product-table.ts'
import { withSharedTexts } from './read-product.ts'
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
  removeRead(ids: readonly string[]): void
}

export function createIndexWriter(
  onChange: (id: string) => void,
  isOver: () => boolean,
  language?: LanguageCode,
): IndexWriter {
  const table = createProductTable(language)
  /** Ids read because of an event since the page, or the full read, was started. */
  const sincePage = new Set<string>()
  const sinceWhole = new Set<string>()

  function put(product: IndexedProduct): void {
    if (table.put(withSharedTexts(product))) onChange(product.id)
  }
  function remove(id: string): void {
    if (table.remove(id)) onChange(id)
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
    removeRead(ids) {
      for (const id of ids) {
        markNewer(id)
        remove(id)
      }
    },
  }
}
