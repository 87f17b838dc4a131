import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { AfterHydration, lazyPart } from '../../../lib/lazy-hydrated.tsx'
import { paths } from '../../../lib/paths.ts'
import { loading, type Read } from '../../../lib/screen.ts'
import { ProductTile } from '../../../product-card/ProductTile.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { Row } from '../../../ui/Row.tsx'
import { CollectionTile } from '../parts/CollectionTile.tsx'
import { BrandOfWeek } from './BrandOfWeek.tsx'
import { BrandsStrip } from './BrandsStrip.tsx'
import { FeaturedCollections } from './FeaturedCollections.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomeScreen.module.css'
import { OurStory } from './OurStory.tsx'

export const homeDocument = graphql(`
  query HomeScreen($about: String!) {
    store {
      ...Hero_store
      ...BrandsStrip_store
    }
    collections(first: 12) {
      nodes {
        id
        mainMedia {
          image {
            url(format: WEBP)
          }
        }
        ...CollectionTile_collection
        ...FeaturedCollections_collection
        ...Hero_collection
      }
    }
    products(first: 12, sort: { field: CREATED_AT, order: DESC }) {
      nodes {
        id
        ...ProductTile_product
      }
    }
    contentPage(slug: $about) {
      slug
      ...OurStory_page
    }
    featuredBrand {
      id
      ...BrandOfWeek_brand
    }
    brands(first: 12) {
      nodes {
        id
        ...BrandsStrip_brand
      }
    }
  }
`)

/** Number of large tiles. */
const featured = 3

/** The page of text about the shop. */
const variables = { about: 'about' }

const RecentlyViewed = lazyPart(
  async () => (await import('../viewed/RecentlyViewed.tsx')).RecentlyViewed,
)

export const load = () => [loading(homeDocument, variables)]
export const title = (_read: Read) => ''

const words = {
  shelves: messages.findYourWayAround,
  newest: messages.newOnShelves,
  all: commonMessages.allCollections,
}

export function Screen() {
  const [{ data }] = useQuery({ query: homeDocument, variables })
  if (!data) return null
  const collections = data.collections?.nodes ?? []
  const products = data.products?.nodes ?? []
  // Collections without a picture, such as the one of all products, are left out; each picture is shown once.
  const [lead, ...others] = collections.filter((collection) => collection.mainMedia?.image)
  const tiles = others.slice(featured, featured + 4)
  return (
    <div className={styles.home}>
      <Hero store={data.store} collection={lead} />
      <FeaturedCollections collections={others.slice(0, featured)} />
      {products.length > 0 && (
        <section className={classNames('wrap', styles.rail)} aria-labelledby="newest">
          <div className={styles.head}>
            <h2 id="newest">{words.newest}</h2>
          </div>
          <Grid shape="rail">
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile
                  product={product}
                  sizes="(min-width: 1024px) 296px, (min-width: 640px) 240px, 44vw"
                />
              </li>
            ))}
          </Grid>
        </section>
      )}
      {data.featuredBrand && <BrandOfWeek brand={data.featuredBrand} />}
      {tiles.length > 0 && (
        <section className="wrap" aria-labelledby="shelves">
          <div className={styles.head}>
            <h2 id="shelves">{words.shelves}</h2>
            <a href={paths.collections}>{words.all}</a>
          </div>
          <Row of="four">
            {tiles.map((collection) => (
              <li key={collection.id}>
                <CollectionTile collection={collection} />
              </li>
            ))}
          </Row>
        </section>
      )}
      {data.contentPage && <OurStory page={data.contentPage} />}
      <BrandsStrip store={data.store} brands={data.brands?.nodes ?? []} />
      <AfterHydration>
        <RecentlyViewed />
      </AfterHydration>
    </div>
  )
}
