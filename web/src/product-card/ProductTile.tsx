import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import { graphql } from '../__generated__/gql.ts'
import type { ProductTile_ProductFragment } from '../__generated__/graphql.ts'
import { onlyLeft } from '../__generated__/messages/product.ts'
import type { FilteredOption } from '../lib/listing-state.ts'
import { isLow } from '../lib/low-stock.ts'
import { paths } from '../lib/paths.ts'
import { useShownProduct } from '../lib/shown-products.ts'
import { ProductCard } from '../ui/ProductCard.tsx'
import { cardPictures, choicesFiltered } from './card-choice.ts'
import { isQuick } from './is-quick.ts'
import { QuickAddButton } from './QuickAddButton.tsx'

export const ProductTile_product = graphql(`
  fragment ProductTile_product on Product {
    id
    slug
    name
    brandName
    ribbon
    price {
      display
    }
    compareAtPrice {
      display
    }
    basePriceRange {
      min {
        amount
      }
      max {
        amount
      }
    }
    stock {
      inStock
      quantity
    }
    customTextFields {
      mandatory
    }
    options {
      name
      type
      choices {
        value
        label
        media {
          image {
            url(format: WEBP)
          }
        }
      }
    }
    media {
      image {
        url(format: WEBP)
        alt
      }
    }
  }
`)

type ProductTileProps = {
  product: FragmentType<typeof ProductTile_product>
  isFirst?: boolean
  sizes?: string
  headingLevel?: 2 | 3
  /** Null where the place around the card says it. */
  brand?: null
  /** Options that the list is filtered by: the card shows the choice, and its link selects it. */
  filters?: readonly FilteredOption[]
}

/** A catalog product as a card. */
export function ProductTile({ product, filters = [], ...look }: ProductTileProps) {
  const tile = unmask(ProductTile_product, product)
  const { price, compareAtPrice, basePriceRange } = tile
  useShownProduct(tile.id)
  const images = tile.media.flatMap((item) => item.image ?? [])
  const chosen = choicesFiltered(tile.options, filters)
  const [image, second] = cardPictures(images, tile.options, chosen)
  const query = new URLSearchParams(chosen).toString()
  const search = query && `?${query}`
  return (
    <ProductCard
      href={paths.product(tile.slug) + search}
      name={tile.name}
      brand={tile.brandName}
      ribbon={tile.ribbon}
      price={price.display}
      was={compareAtPrice?.display}
      isFrom={basePriceRange?.min.amount !== basePriceRange?.max.amount}
      isSoldOut={!tile.stock.inStock}
      note={isLow(tile.stock.quantity) ? onlyLeft({ left: tile.stock.quantity }) : null}
      image={image}
      second={second}
      dots={dotsOf(tile)}
      action={isQuick(tile) && <QuickAddButton product={{ ...tile, image, search }} />}
      {...look}
    />
  )
}

function dotsOf({ options }: ProductTile_ProductFragment) {
  const choices = options.find((option) => option.type === 'COLOR')?.choices ?? []
  return choices.map(({ value, label }) => ({ color: value, label }))
}
