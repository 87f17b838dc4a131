import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Hero.module.css'

export const Hero_collection = graphql(`
  fragment Hero_collection on Collection {
    id
    slug
    name
    mainMedia {
      image {
        url(format: WEBP)
        alt
      }
    }
  }
`)

export const Hero_store = graphql(`
  fragment Hero_store on Store {
    name
    texts {
      headline
      intro
    }
  }
`)

type HeroProps = {
  store: FragmentType<typeof Hero_store>
  collection: FragmentType<typeof Hero_collection> | undefined
}

/**
 * What the shop is, beside the picture of the collection to start with. The picture is first in the document, so that the
 * words, which are centered beside it, are not painted before its height is known.
 */
export function Hero({ store, collection }: HeroProps) {
  const { name, texts } = unmask(Hero_store, store)
  const lead = unmask(Hero_collection, collection)
  const image = lead?.mainMedia?.image
  return (
    <section className={classNames('wrap', styles.hero)}>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            widths={[480, 720, 960, 1280]}
            ratio={0.875}
            sizes="(min-width: 1680px) 905px, (min-width: 1416px) 760px, (min-width: 900px) 56vw, 92vw"
            isFirst
          />
        </div>
      )}
      <div className={styles.words}>
        <h1>{texts.headline ?? name}</h1>
        {texts.intro && <p>{texts.intro}</p>}
        <div className={styles.ways}>
          {lead && (
            <ButtonLink weight="primary" href={paths.collection(lead.slug)}>
              {messages.startWith({ name: lead.name })}
            </ButtonLink>
          )}
          <ButtonLink href={paths.collections}>{messages.browseAllCollections}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
