import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/ui.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './NotFoundScreen.module.css'

const words = {
  title: messages.pageNotFound,
  heading: messages.weCouldntFindThatPage,
  text: messages.notFoundHint,
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
            label={commonMessages.searchShop}
            name="q"
            type="search"
            isLabelHidden
            required
            maxLength={100}
          />
          <Button type="submit" weight="primary">
            {commonMessages.search}
          </Button>
        </form>
        <ButtonLink href={paths.collections} weight="quiet">
          {commonMessages.seeAllCollections}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
