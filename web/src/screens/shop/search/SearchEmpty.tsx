import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/Field.tsx'
import styles from './SearchEmpty.module.css'

/** No words yet, or words that found nothing. */
export function SearchEmpty({ query }: { query: string }) {
  const title = query ? `Nothing found for “${query}”` : 'What are you looking for?'
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title={title} headingLevel={1}>
        <p>
          {query
            ? 'Check the spelling, or try a shorter or more general word, such as mug or lamp.'
            : 'Type the name of a thing, or what it is made of.'}
        </p>
        <form action={paths.search()} method="get" className={styles.form}>
          <Field
            label="Search the shop"
            name="q"
            type="search"
            defaultValue={query}
            isLabelHidden
            required
            maxLength={100}
          />
          <Button type="submit" weight="primary">
            Search
          </Button>
        </form>
        <ButtonLink href={paths.collections} weight="quiet">
          Browse the collections instead
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
