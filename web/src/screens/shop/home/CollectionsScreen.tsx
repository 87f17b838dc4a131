import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import { loading } from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Grid } from '../../../ui/Grid.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { CollectionTile } from '../parts/CollectionTile.tsx'

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

export const load = () => [loading(collectionsDocument, {})]
export const title = () => words.title

export function Screen() {
  const [{ data }] = useQuery({ query: collectionsDocument })
  const collections = data?.collections?.nodes ?? []
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ label: commonMessages.home, href: paths.home }, { label: words.title }]}
      />
      <PageHead title={words.title} text={words.text} />
      {collections.length === 0 && <EmptyState drawing="bookcase" title={words.none} />}
      <Grid>
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionTile collection={collection} headingLevel={2} />
          </li>
        ))}
      </Grid>
    </div>
  )
}
