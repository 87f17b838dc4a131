import { useQuery } from 'urql'
import { unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import { loading } from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Grid } from '../../../ui/Grid.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { CollectionTile, CollectionTile_collection } from '../parts/CollectionTile.tsx'
import styles from './CollectionsScreen.module.css'

export const collectionsDocument = graphql(`
  query CollectionsScreen {
    collections(first: 50) {
      nodes {
        id
        ...CollectionTile_collection
      }
    }
  }
`)

const words = {
  title: commonMessages.allCollections,
  text: messages.collectionsIntro,
  none: messages.noCollectionsYet,
}

/** Rendered widths of the 2 and 3 column grid. */
const thirdSizes = '(min-width: 1416px) 424px, (min-width: 640px) 30vw, 45vw'

export const load = () => [loading(collectionsDocument, {})]
export const title = () => words.title

export function Screen() {
  const [{ data }] = useQuery({ query: collectionsDocument })
  const collections = (data?.collections?.nodes ?? []).map((masked) => ({
    masked,
    isPlain: !unmask(CollectionTile_collection, masked).mainMedia?.image,
  }))
  // Those without a picture close the list, each as wide as all of it.
  const ordered = [
    ...collections.filter(({ isPlain }) => !isPlain),
    ...collections.filter(({ isPlain }) => isPlain),
  ]
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ label: commonMessages.home, href: paths.home }, { label: words.title }]}
      />
      <PageHead title={words.title} text={words.text} />
      {collections.length === 0 && <EmptyState drawing="bookcase" title={words.none} />}
      <Grid shape="beside">
        {ordered.map(({ masked, isPlain }) => (
          <li key={masked.id} className={isPlain ? styles.plain : undefined}>
            <CollectionTile collection={masked} headingLevel={2} sizes={thirdSizes} />
          </li>
        ))}
      </Grid>
    </div>
  )
}
