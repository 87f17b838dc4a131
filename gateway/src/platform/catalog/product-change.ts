// What calls write of products and variants. docs/contract/catalog.md §10; docs/contract/catalog-v3.md §10.
import type { DimensionsUnit } from '../../__generated__/schema-types.ts'
import type { InfoSection, PricePerUnit } from './product.ts'
import type { KnownProductType } from './product-type.ts'

type Text = string | null | undefined
type Flag = boolean | null | undefined
type Amount = number | null | undefined

/** Decimal texts. */
export type DimensionsChange = {
  readonly length?: Text
  readonly width?: Text
  readonly height?: Text
  readonly unit?: Exclude<DimensionsUnit, 'UNKNOWN'> | null
}

/** `label`: the value when it is left out. */
export type OptionChange = {
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label?: Text }[]
}

/** `value`: percent or amount, by `type`; none is needed without a discount. */
export type DiscountChange = {
  readonly type: 'PERCENT' | 'AMOUNT' | 'NONE'
  readonly value?: Amount
}

/** A tag for the head of the product page. `custom` is refused on a title and a script. docs/contract/catalog.md §5 */
export type SeoTagChange = {
  /** `title`, `meta`, `script` or `link`. */
  readonly type: string
  /** Objects. */
  readonly props?: unknown
  readonly meta?: unknown
  readonly children?: Text
  readonly custom?: Flag
  readonly disabled?: Flag
}

/** The SEO data of a product as a whole: what is left out of it is removed from the product. */
export type SeoChange = {
  readonly tags?: readonly SeoTagChange[] | null
  readonly keywords?:
    | readonly { readonly term: string; readonly main?: Flag; readonly origin?: Text }[]
    | null
  readonly preventAutoRedirect?: Flag
}

/** What a product and its variants have both. A weight is in the unit of the shop. */
type SoldChange = {
  readonly basePrice?: Amount
  readonly cost?: Amount
  readonly weight?: Amount
  readonly sku?: Text
  readonly visible?: Flag
  readonly productDimensions?: DimensionsChange | null
  readonly packageDimensions?: DimensionsChange | null
}

/** Given fields are set, an empty text or list clears; a missing one and null change nothing. */
export type ProductChange = SoldChange & {
  readonly name?: Text
  /** An empty text derives it from the name. */
  readonly slug?: Text
  readonly type?: KnownProductType | null
  /** HTML. */
  readonly description?: Text
  readonly ribbon?: Text
  /** Another call removes it. */
  readonly brand?: Text
  readonly managesVariants?: Flag
  readonly infoSections?: readonly InfoSection[] | null
  readonly options?: readonly OptionChange[] | null
  readonly seo?: SeoChange | null
  readonly discount?: DiscountChange | null
  readonly pricePerUnit?:
    | {
        readonly [Name in keyof PricePerUnit]: Exclude<PricePerUnit[Name], 'UNKNOWN'>
      }
    | null
}

/** What a product is created with: at least a name and its price before discounts. docs/contract/catalog.md §10 */
export type NewProduct = ProductChange & { readonly name: string; readonly basePrice: number }

/** Variants of a product: by their ids, or all that have these choices. */
export type VariantSelection = {
  readonly ids?: readonly string[] | null
  readonly choices?: readonly { readonly option: string; readonly choice: string }[] | null
}

/** The same change of all selected variants, of a product that manages its variants. docs/contract/catalog.md §10 */
export type VariantChange = SoldChange & { readonly variants: VariantSelection }
