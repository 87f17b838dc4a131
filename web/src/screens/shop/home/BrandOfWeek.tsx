import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import { ProductTile } from '../../../product-card/ProductTile.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Row } from '../../../ui/Row.tsx'
import { brandPicture } from '../brands/brand-picture.ts'
import styles from './BrandOfWeek.module.css'

export const BrandOfWeek_brand = graphql(`
  fragment BrandOfWeek_brand on Brand {
    id
    slug
    name
    story {
      place
      intro
      image {
        url(format: WEBP)
        alt
      }
    }
    products(first: 3) {
      nodes {
        id
        media {
          image {
            url(format: WEBP)
            alt
          }
        }
        ...ProductTile_product
      }
    }
  }
`)

/** The brand of the week: picture, place, the beginning of its story and its newest products. */
export function BrandOfWeek({ brand }: { brand: FragmentType<typeof BrandOfWeek_brand> }) {
  const { slug, name, story, products } = unmask(BrandOfWeek_brand, brand)
  if (!story?.intro) return null
  const newest = products?.nodes ?? []
  const image = brandPicture(story, newest)
  return (
    <section className={classNames('wrap', styles.band)} aria-labelledby="brand-of-week">
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            widths={[360, 480, 720, 960]}
            sizes="(min-width: 1416px) 540px, (min-width: 900px) 38vw, 92vw"
          />
        </div>
      )}
      <div className={styles.side}>
        <div className={styles.words}>
          <h2 id="brand-of-week">
            <span className={styles.label}>{`${messages.brandOfWeek} `}</span>
            {name}
          </h2>
          {story.place && <p className={styles.place}>{story.place}</p>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway makes it from Markdown without HTML */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: story.intro }} />
          <ButtonLink href={paths.brand(slug)}>{messages.meetBrand({ name })}</ButtonLink>
        </div>
        <Row of="three">
          {newest.map((product) => (
            <li key={product.id}>
              <ProductTile
                product={product}
                brand={null}
                sizes="(min-width: 1416px) 235px, (min-width: 900px) 17vw, (min-width: 640px) 30vw, 44vw"
              />
            </li>
          ))}
        </Row>
      </div>
    </section>
  )
}
