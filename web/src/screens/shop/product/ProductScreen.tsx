import { useState } from 'react'
import { useQuery } from 'urql'
import { unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { basePath } from '../../../__generated__/messages/locale.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import { loadProblemWords } from '../../../lib/loaded-problem-words.ts'
import { paths } from '../../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { availabilityDocument } from './availability-document.ts'
import { BuyBox, readyRare } from './BuyBox.tsx'
import { BuyProblem } from './BuyProblem.tsx'
import { choicePictureOf, choicePictures } from './choice-picture.ts'
import { Gallery } from './Gallery.tsx'
import { mainCollectionOf } from './main-collection.ts'
import { OptionGroups } from './OptionGroups.tsx'
import { offerOf } from './offer.ts'
import styles from './ProductScreen.module.css'
import { ProductChoices_product, ProductPrice_product } from './product-fragments.ts'
import { useAdd } from './use-add.ts'
import { useRefusal } from './use-refusal.ts'
import { availabilityVariables, selectionOf, useSelection } from './use-selection.ts'

export const productDocument = graphql(`
  query ProductScreen($slug: String!) {
    product(slug: $slug) {
      id
      slug
      type
      name
      description
      sku
      ribbon
      brandName
      collections {
        id
        slug
        name
      }
      seo {
        title
        description
      }
      customTextFields {
        title
        maxLength
        mandatory
      }
      infoSections {
        title
        description
      }
      ...ProductGallery_product
      ...ProductChoices_product
      ...ProductPrice_product
    }
  }
`)

const info = later(async () => (await import('./InfoSections.tsx')).InfoSections)
const below = later(async () => (await import('./BelowProduct.tsx')).BelowProduct)

const variablesOf = ({ params }: ScreenRequest) => ({ slug: params.slug ?? '' })

export const load = (request: ScreenRequest) => [loading(productDocument, variablesOf(request))]

/** Loads availability second: it depends on the choices, which are parsed with the product's options. */
export function loadNext(request: ScreenRequest, read: Read) {
  const product = unmask(ProductChoices_product, read(productDocument)?.product)
  if (!product || product.options.length === 0) return []
  const selection = selectionOf(product, request.search)
  return [loading(availabilityDocument, availabilityVariables(product, selection))]
}

export const isMissing = (read: Read) => !read(productDocument)?.product

/** Loads problem messages only when the address has a problem. */
export const ready = ({ search }: ScreenRequest) =>
  Promise.all([
    info.ready(),
    below.ready(),
    readyRare(),
    search.has('problem') && loadProblemWords(),
  ])

/** The title for search engines; in other languages than the first the name, which the platform has surely translated. */
export function title(read: Read) {
  const product = read(productDocument)?.product
  return product ? (!basePath && product.seo.title) || product.name : messages.productNotFound
}

/** What the choices of a card share with this page: imported with it, they cost the page no chunk of their own. */
export const parts = {
  BuyProblem,
  OptionGroups,
  ProductChoices_product,
  ProductPrice_product,
  choicePictureOf,
  offerOf,
  selectionOf,
  useAdd,
  useRefusal,
}

type Product = NonNullable<NonNullable<ReturnType<typeof useProduct>>['product']>

function useProduct(request: ScreenRequest) {
  return useQuery({ query: productDocument, variables: variablesOf(request) })[0].data
}

export function Screen({ request }: ScreenProps) {
  const data = useProduct(request)
  return data?.product ? <ProductPage product={data.product} request={request} /> : null
}

function ProductPage({ product, request }: { product: Product; request: ScreenRequest }) {
  const choices = unmask(ProductChoices_product, product)
  const price = unmask(ProductPrice_product, product)
  const { selection, choose, availability } = useSelection(choices, product.slug, request.search)
  const { onRefused, correct } = useRefusal(choices, selection)
  const offer = correct(offerOf({ choices, price, selection, availability }))
  const collection = mainCollectionOf(product.collections ?? [])
  // As it was opened: a picture that changes its height would move what is below it.
  const [isOut] = useState(!offer.isSellable)
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: commonMessages.home, href: paths.home },
          ...(collection
            ? [{ label: collection.name, href: paths.collection(collection.slug) }]
            : []),
          { label: product.name },
        ]}
      />
      <div className={styles.columns} data-out={isOut || undefined}>
        <Gallery
          product={product}
          pictureUrl={choicePictureOf(choices, selection)}
          ofChoices={choicePictures(choices)}
        />
        <div className={styles.panel}>
          <BuyBox
            product={product}
            choices={choices}
            price={price}
            selection={selection}
            onChoose={choose}
            availability={availability}
            offer={offer}
            search={request.search}
            onRefused={onRefused}
          />
          <Later part={info} with={{ sections: product.infoSections, sku: product.sku }} />
        </div>
      </div>
      <div className={classNames('needs-js', styles.below)}>
        <Later part={below} with={{ collection, productId: product.id }} />
      </div>
    </div>
  )
}
