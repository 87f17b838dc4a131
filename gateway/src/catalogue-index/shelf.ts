// The table as those who keep it fresh see it: products go in and out, and whoever keeps a copy is told.
import type { IndexedProduct } from './catalogue-index.ts'
import { createProductTable, type ProductTable } from './product-table.ts'
import { withSharedTexts } from './read-product.ts'
import { inSlices } from './slices.ts'

export type Shelf = {
  readonly table: ProductTable
  /** Read from the platform just now, because of an event: what was asked for before is older. */
  putRead(products: readonly IndexedProduct[]): Promise<void>
  /** The answer to a question that was begun with `begin`. */
  putAnswer(products: readonly IndexedProduct[]): Promise<void>
  /** A page of a longer reading is asked for now. */
  begin(): void
  /** A reading of everything begins now. */
  beginWhole(): void
  /** What a reading of everything has not met is taken out. */
  keepOnly(met: ReadonlySet<string>): Promise<void>
  removeRead(ids: readonly string[]): void
}

export function createShelf(onChange: (id: string) => void, isOver: () => boolean): Shelf {
  const table = createProductTable()
  /** Ids an event had read anew since the page, or the whole reading, was begun. */
  const sincePage = new Set<string>()
  const sinceWhole = new Set<string>()

  function put(product: IndexedProduct): void {
    if (table.put(withSharedTexts(product))) onChange(product.id)
  }
  function remove(id: string): void {
    if (table.remove(id)) onChange(id)
  }
  function overtake(id: string): void {
    sincePage.add(id)
    sinceWhole.add(id)
  }

  return {
    table,
    async putRead(products) {
      for (const { id } of products) overtake(id)
      await inSlices(products, put, isOver)
    },
    putAnswer: (products) =>
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
        overtake(id)
        remove(id)
      }
    },
  }
}
