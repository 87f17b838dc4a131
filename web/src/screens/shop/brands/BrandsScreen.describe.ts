import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { paths } from '../../../lib/paths.ts'
import type { Describe } from '../../../server/description.ts'
import { breadcrumbList, collectionPage } from '../../../server/structured-data.ts'
import { brandsDocument } from './BrandsScreen.tsx'

/** Later pages are noindex: the first one is the list itself. */
export const describe: Describe = (read, { search }, { publicUrl, store }) => {
  const data = read(brandsDocument)
  const brands = data?.brands?.nodes ?? []
  const name = messages.ourBrands
  const path = paths.brands
  const description = data?.store.texts.brandsIntro ?? messages.brandsOf({ name: store.name })
  const items = brands.map((brand) => ({ label: brand.name, href: paths.brand(brand.slug) }))
  return {
    description,
    isNoindex: search.has('after'),
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
