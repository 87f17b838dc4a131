import { unmask } from '../../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import type { Describe } from '../../../server/description.ts'
import { breadcrumbList, collectionPage } from '../../../server/structured-data.ts'
import { CollectionTile_collection } from '../parts/CollectionTile.tsx'
import { collectionsDocument } from './CollectionsScreen.tsx'

export const describe: Describe = (read, _request, { publicUrl }) => {
  const collections = read(collectionsDocument)?.collections?.nodes ?? []
  const name = commonMessages.allCollections
  const path = paths.collections
  const description = messages.collectionsIntro
  const items = collections.map((collection) => {
    const { name: label, slug } = unmask(CollectionTile_collection, collection)
    return { label, href: paths.collection(slug) }
  })
  return {
    description,
    jsonLd: [
      breadcrumbList(
        [
          { label: commonMessages.home, href: paths.home },
          { label: name, href: path },
        ],
        publicUrl,
      ),
      collectionPage({ name, description, path, items }, publicUrl),
    ],
  }
}
