import type { Listing_ProductsFragment } from '../../../__generated__/graphql.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import styles from '../parts/Listing.module.css'

type SearchNotesProps = { q: string; what: string } & Pick<
  Listing_ProductsFragment,
  'correctedSearch' | 'matchesSomeWords' | 'nodes'
>

/** How the results were found, where they are not what was typed. A search page has the corrected query as its title. */
export function SearchNotes({
  q,
  what,
  correctedSearch,
  matchesSomeWords,
  nodes,
}: SearchNotesProps) {
  return (
    <>
      {correctedSearch && what !== 'search' && (
        <p className={styles.span}>
          {messages.correctedResults({ query: q, corrected: correctedSearch })}
        </p>
      )}
      {matchesSomeWords && nodes.length > 0 && (
        <p className={styles.span}>{messages.someWordsOnly}</p>
      )}
    </>
  )
}
