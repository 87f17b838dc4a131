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

const words = {
  title: messages.objectsForSlowDays,
  text: messages.heroText,
  all: messages.browseAllCollections,
}

type HeroProps = { collection: FragmentType<typeof Hero_collection> | undefined }

/** What the shop is, beside the picture of the collection to start with. */
export function Hero({ collection }: HeroProps) {
  const lead = unmask(Hero_collection, collection)
  const image = lead?.mainMedia?.image
  return (
    <section className={classNames('wrap', styles.hero)}>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <div className={styles.ways}>
          {lead && (
            <ButtonLink weight="primary" href={paths.collection(lead.slug)}>
              {messages.startWith({ name: lead.name })}
            </ButtonLink>
          )}
          <ButtonLink href={paths.collections}>{words.all}</ButtonLink>
        </div>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            widths={[480, 720, 960, 1280]}
            ratio={0.875}
            sizes="(min-width: 1416px) 760px, (min-width: 900px) 56vw, 92vw"
            isFirst
          />
        </div>
      )}
    </section>
  )
}
