import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import type { ProductTile_ProductFragment } from '../../../__generated__/graphql.ts'
import { paths } from '../../../lib/paths.ts'
import { useShownProduct } from '../../../lib/shown-products.ts'
import { ProductCard } from '../../../ui/ProductCard.tsx'

export const ProductTile_product = graphql(`
  fragment ProductTile_product on Product {
    id
    slug
    name
    brandName
    ribbon
    price {
      formatted
    }
    compareAtPrice {
      formatted
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
    }
    options {
      name
      type
      choices {
        value
        label
      }
    }
    media {
      image {
        url
        alt
        focalPoint {
          x
          y
        }
      }
    }
  }
`)

type ProductTileProps = {
  product: FragmentType<typeof ProductTile_product>
  isFirst?: boolean
  sizes?: string
  headingLevel?: 2 | 3
}

/** A catalog product as a card. */
export function ProductTile({ product, ...look }: ProductTileProps) {
  const tile = unmask(ProductTile_product, product)
  const { price, compareAtPrice, basePriceRange } = tile
  useShownProduct(tile.id)
  const images = tile.media.flatMap((item) => item.image ?? [])
  return (
    <ProductCard
      href={paths.product(tile.slug)}
      name={tile.name}
      brand={tile.brandName}
      ribbon={tile.ribbon}
      price={price.formatted}
      was={compareAtPrice?.formatted}
      isFrom={basePriceRange?.min.amount !== basePriceRange?.max.amount}
      isSoldOut={!tile.stock.inStock}
      image={images[0] ?? null}
      second={images[1] ?? null}
      dots={dotsOf(tile)}
      {...look}
    />
  )
}

function dotsOf({ options }: ProductTile_ProductFragment) {
  const choices = options.find((option) => option.type === 'COLOR')?.choices ?? []
  return choices.map(({ value, label }) => ({ color: value, label }))
}
