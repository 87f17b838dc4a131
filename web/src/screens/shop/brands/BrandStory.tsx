import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './BrandStory.module.css'
import { brandPicture } from './brand-picture.ts'

export const BrandStory_brand = graphql(`
  fragment BrandStory_brand on Brand {
    id
    name
    story {
      place
      text
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
`)

/** The head of a brand: its name and what the shop writes about it, beside a picture of it at work. */
export function BrandStory({ brand }: { brand: FragmentType<typeof BrandStory_brand> }) {
  const { name, story, lead } = unmask(BrandStory_brand, brand)
  if (!story?.text) return <PageHead title={name} />
  const image = brandPicture(story, lead?.nodes ?? [])
  return (
    <section className={styles.story} aria-label={messages.brandStory({ name })}>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            widths={[480, 720, 960, 1280]}
            ratio={0.64}
            sizes="(min-width: 1416px) 770px, (min-width: 900px) 54vw, 92vw"
            isFirst
          />
        </div>
      )}
      <div className={styles.words}>
        <h1>{name}</h1>
        {story.place && <p className={styles.place}>{story.place}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway makes it from Markdown without HTML */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: story.text }} />
      </div>
    </section>
  )
}
