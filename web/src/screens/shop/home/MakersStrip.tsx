import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import { paths } from '../../../lib/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './MakersStrip.module.css'

export const MakersStrip_brand = graphql(`
  fragment MakersStrip_brand on Brand {
    __typename
    id
    slug
    name
  }
`)

/** Who made it, as a list one can read aloud. */
export function MakersStrip({ brands }: { brands: FragmentType<typeof MakersStrip_brand>[] }) {
  if (brands.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby="makers">
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <h2 id="makers">The makers</h2>
          <p>Everything here comes from a workshop with a name on its door.</p>
        </div>
        <ul>
          {brands.map((brand) => {
            const { id, slug, name } = unmask(MakersStrip_brand, brand)
            return (
              <li key={id}>
                <a href={paths.brand(slug)}>{name}</a>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
