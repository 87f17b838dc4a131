// Writes subscription updates for products into the normalized cache. Lists keep their order.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables, Client } from '@urql/core'
import type { FragmentType } from '../__generated__/fragment-masking.ts'
import {
  choicesDocument,
  goneDocument,
  type LiveProduct_product,
  productsDocument,
} from './documents.ts'
import { buyForm } from './on-screen.ts'

type ChangedProduct = { id: string } & FragmentType<typeof LiveProduct_product>

/** Bypasses the client cache and HTTP caches, which may still hold the old response. */
const uncached = { requestPolicy: 'network-only', preferGetMethod: false } as const

export class Products {
  readonly #client: Client
  #queue: Promise<unknown> = Promise.resolve()

  constructor(client: Client) {
    this.#client = client
  }

  /** Applies a changed product; null when it was deleted or hidden. */
  async changed(id: string, product: ChangedProduct | null): Promise<void> {
    const shown = buyForm()
    if (shown?.id === id) announceChange()
    if (!product) await this.#writeGone(id)
    // Price and stock of the selected choices belong to a variant, which the event does not contain.
    else if (shown?.id === id && shown.choices.length > 0) await this.#readChoices()
    else {
      const products = {
        __typename: 'ProductConnection' as const,
        nodes: [{ ...product, __typename: 'Product' as const }],
      }
      await this.#writeResult(productsDocument, { ids: [id] }, { products })
    }
  }

  /** Fetches products whose changes may have been missed. */
  async readAgain(ids: readonly string[]): Promise<void> {
    const shown = buyForm()
    const isShown = shown !== null && ids.includes(shown.id)
    if (isShown) announceChange()
    // The query for the selected choices also returns what the list query would.
    const isChosen = isShown && shown.choices.length > 0
    const rest = isChosen ? ids.filter((id) => id !== shown.id) : ids
    await Promise.all([
      rest.length > 0 && this.#readProducts(rest),
      isChosen && this.#readChoices(),
    ])
  }

  async #readProducts(ids: readonly string[]): Promise<void> {
    const question = this.#client.query(productsDocument, { ids: [...ids] }, uncached)
    const { products } = (await question.toPromise()).data ?? {}
    if (!products) return
    for (const id of ids) {
      if (!products.nodes.some((product) => product.id === id)) await this.#writeGone(id)
    }
  }

  async #readChoices(): Promise<void> {
    const shown = buyForm()
    if (!shown || shown.choices.length === 0) return
    const { data } = await this.#client.query(choicesDocument, shown, uncached).toPromise()
    if (data && !data.product) await this.#writeGone(shown.id)
    const now = buyForm()
    // The selection changed while the query was in flight.
    if (now?.id === shown.id && JSON.stringify(now) !== JSON.stringify(shown)) {
      await this.#client.query(choicesDocument, now, uncached).toPromise()
    }
  }

  /** Marks a product as hidden and out of stock; it stays on the page and cannot be bought. */
  #writeGone(id: string): Promise<unknown> {
    const product = {
      __typename: 'Product' as const,
      id,
      visible: false,
      stock: { __typename: 'Stock' as const, inStock: false, quantity: 0, isTracked: true },
    }
    return this.#writeResult(goneDocument, { id }, { product })
  }

  /** Writes data into the cache as the result of a query, one at a time: urql deduplicates equal operations. */
  #writeResult<Data extends Record<string, unknown>, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    data: Data,
  ): Promise<unknown> {
    const execute = () =>
      this.#client.query(document, variables, { ...uncached, pushedResult: { data } }).toPromise()
    this.#queue = this.#queue.then(execute)
    return this.#queue
  }
}

const announceChange = () =>
  dispatchEvent(new Event('vitrine:product-changed' satisfies keyof WindowEventMap))
