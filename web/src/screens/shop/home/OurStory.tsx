import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './OurStory.module.css'

export const OurStory_page = graphql(`
  fragment OurStory_page on ContentPage {
    slug
    title
    description
  }
`)

/** The first words of the page about the shop, and the way to it. */
export function OurStory({ page }: { page: FragmentType<typeof OurStory_page> }) {
  const { slug, title, description } = unmask(OurStory_page, page)
  return (
    <section className={classNames('wrap', styles.story)} aria-labelledby="story">
      <h2 id="story">{title}</h2>
      <p>{description}</p>
      <ButtonLink href={paths.page(slug)}>{messages.ourStory}</ButtonLink>
    </section>
  )
}
