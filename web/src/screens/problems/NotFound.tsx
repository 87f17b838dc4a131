import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './NotFound.module.css'

type NotFoundProps = {
  /** What was looked for: `product`, `collection`, `page`. */
  what?: string
}

/** Nothing lives here. Offers the two ways people find things. */
export function NotFound({ what = 'page' }: NotFoundProps) {
  return (
    <div className="wrap">
      <EmptyState drawing="shelf" title={`We could not find that ${what}`} headingLevel={1}>
        <p>
          The address may be old or misspelt. Search for what you need, or look through the shelves.
        </p>
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
