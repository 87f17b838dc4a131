// News of goods, laid into the cache: whatever shows them shows them as they are now. The order of a list stays.
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

type Told = { id: string } & FragmentType<typeof LiveProduct_product>

/** Past every cache between here and the gateway: they do not know yet. */
const anew = { requestPolicy: 'network-only', preferGetMethod: false } as const

export class Products {
  readonly #client: Client
  #turn: Promise<unknown> = Promise.resolve()

  constructor(client: Client) {
    this.#client = client
  }

  /** One product is another one now; null when it is gone, or nobody may see it any more. */
  async changed(id: string, product: Told | null): Promise<void> {
    const shown = buyForm()
    if (shown?.id === id) tellPage()
    if (!product) await this.#layGone(id)
    // Prices and stock of what is chosen are its variants’ own: those come with a question.
    else if (shown?.id === id && shown.choices.length > 0) await this.#readChoices()
    else {
      const products = {
        __typename: 'ProductConnection' as const,
        nodes: [{ ...product, __typename: 'Product' as const }],
      }
      await this.#lay(productsDocument, { ids: [id] }, { products })
    }
  }

  /** Of what is on screen, that which nobody listened to for a while, or not before. */
  async readAgain(ids: readonly string[]): Promise<void> {
    const shown = buyForm()
    const isShown = shown !== null && ids.includes(shown.id)
    if (isShown) tellPage()
    // What is chosen is asked for with its variants, which says all that the other question would say of it.
    const isChosen = isShown && shown.choices.length > 0
    const rest = isChosen ? ids.filter((id) => id !== shown.id) : ids
    await Promise.all([rest.length > 0 && this.#readGoods(rest), isChosen && this.#readChoices()])
  }

  async #readGoods(ids: readonly string[]): Promise<void> {
    const question = this.#client.query(productsDocument, { ids: [...ids] }, anew)
    const { products } = (await question.toPromise()).data ?? {}
    if (!products) return
    for (const id of ids) {
      if (!products.nodes.some((product) => product.id === id)) await this.#layGone(id)
    }
  }

  async #readChoices(): Promise<void> {
    const shown = buyForm()
    if (!shown || shown.choices.length === 0) return
    const { data } = await this.#client.query(choicesDocument, shown, anew).toPromise()
    if (data && !data.product) await this.#layGone(shown.id)
    const now = buyForm()
    // Something else was chosen meanwhile.
    if (now?.id === shown.id && JSON.stringify(now) !== JSON.stringify(shown)) {
      await this.#client.query(choicesDocument, now, anew).toPromise()
    }
  }

  /** It stays where it stands, and cannot be bought. */
  #layGone(id: string): Promise<unknown> {
    const product = {
      __typename: 'Product' as const,
      id,
      visible: false,
      stock: { __typename: 'Stock' as const, inStock: false, quantity: 0, isTracked: true },
    }
    return this.#lay(goneDocument, { id }, { product })
  }

  /** As if the gateway had answered so; one after another, since one question has one answer. */
  #lay<Data extends Record<string, unknown>, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    data: Data,
  ): Promise<unknown> {
    const ask = () =>
      this.#client.query(document, variables, { ...anew, told: { data } }).toPromise()
    this.#turn = this.#turn.then(ask)
    return this.#turn
  }
}

const tellPage = () => dispatchEvent(new Event('vitrine-news' satisfies keyof WindowEventMap))
