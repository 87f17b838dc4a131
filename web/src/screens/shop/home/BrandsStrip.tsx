import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './BrandsStrip.module.css'

export const BrandsStrip_brand = graphql(`
  fragment BrandsStrip_brand on Brand {
    id
    slug
    name
    story {
      place
    }
  }
`)

export const BrandsStrip_store = graphql(`
  fragment BrandsStrip_store on Store {
    texts {
      brandsIntro
    }
  }
`)

type BrandsStripProps = {
  store: FragmentType<typeof BrandsStrip_store>
  brands: FragmentType<typeof BrandsStrip_brand>[]
}

/** The brands as a list. */
export function BrandsStrip({ store, brands }: BrandsStripProps) {
  if (brands.length === 0) return null
  const { brandsIntro } = unmask(BrandsStrip_store, store).texts
  return (
    <section className={styles.strip} aria-labelledby="brands">
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <h2 id="brands">{messages.ourBrands}</h2>
          {brandsIntro && <p>{brandsIntro}</p>}
        </div>
        <ul>
          {brands.map((brand) => {
            const { id, slug, name, story } = unmask(BrandsStrip_brand, brand)
            return (
              <li key={id}>
                <a href={paths.brand(slug)}>{name}</a>
                {story?.place && <small>{story.place}</small>}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
