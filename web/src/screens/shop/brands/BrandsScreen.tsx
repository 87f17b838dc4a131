import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import type { BrandsScreenQuery } from '../../../__generated__/graphql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Grid } from '../../../ui/Grid.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { gridSizes } from '../../../ui/ProductCard.tsx'
import styles from './BrandsScreen.module.css'
import { brandPicture } from './brand-picture.ts'

export const brandsDocument = graphql(`
  query BrandsScreen($after: String) {
    store {
      texts {
        brandsIntro
      }
    }
    brands(first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        slug
        name
        productCount
        story {
          place
          image {
            url(format: WEBP)
            alt
          }
        }
        lead: products(first: 1) {
          nodes {
            id
            media {
              image {
                url(format: WEBP)
                alt
              }
            }
          }
        }
      }
    }
  }
`)

const words = { title: messages.ourBrands }

const variablesOf = ({ search }: ScreenRequest) => ({ after: search.get('after') })

export const load = (request: ScreenRequest) => [loading(brandsDocument, variablesOf(request))]
export const title = () => words.title

type Brand = NonNullable<BrandsScreenQuery['brands']>['nodes'][number]

/** The picture of the brand; its name at large without one. */
function BrandFrame({ brand }: { brand: Brand }) {
  const image = brandPicture(brand.story, brand.lead?.nodes ?? [])
  return (
    <div className={styles.frame}>
      {image ? (
        <Picture
          image={image}
          widths={[240, 360, 480, 640]}
          ratio={1.25}
          sizes={gridSizes}
          isDecoration
        />
      ) : (
        <span aria-hidden="true">{brand.name}</span>
      )}
    </div>
  )
}

export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({ query: brandsDocument, variables: variablesOf(request) })
  const brands = data?.brands?.nodes ?? []
  const next = data?.brands?.pageInfo
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ label: commonMessages.home, href: paths.home }, { label: words.title }]}
      />
      <PageHead title={words.title} text={data?.store.texts.brandsIntro} />
      {brands.length === 0 && <EmptyState drawing="bookcase" title={messages.noBrandsYet} />}
      <Grid>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.brand}>
            <BrandFrame brand={brand} />
            <h2>
              <a href={paths.brand(brand.slug)}>{brand.name}</a>
            </h2>
            {brand.story?.place && <p>{brand.story.place}</p>}
            {brand.productCount !== null && (
              <p>{commonMessages.pieceCount({ count: brand.productCount })}</p>
            )}
          </li>
        ))}
      </Grid>
      {next?.hasNextPage && (
        <ButtonLink
          rel="next"
          href={`${paths.brands}?after=${encodeURIComponent(next.endCursor ?? '')}`}
        >
          {messages.moreBrands}
        </ButtonLink>
      )}
    </div>
  )
}
