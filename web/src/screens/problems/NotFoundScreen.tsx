import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './NotFoundScreen.module.css'

const words = {
  title: 'Page not found',
  heading: 'We couldn’t find that page',
  text: 'The address may be old or misspelled. Search for what you need, or browse our collections.',
}

export const load = () => []
export const title = () => words.title

/** The 404 page, with a search form and a link to the collections. */
export function Screen() {
  return (
    <div className="wrap">
      <EmptyState drawing="bookcase" title={words.heading} headingLevel={1}>
        <p>{words.text}</p>
        <form action={paths.search()} method="get" className={styles.search}>
          <Field
            label="Search the shop"
            name="q"
            type="search"
            isLabelHidden
            required
            maxLength={100}
          />
          <Button type="submit" weight="primary">
            Search
          </Button>
        </form>
        <ButtonLink href={paths.collections} weight="quiet">
          See all collections
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
