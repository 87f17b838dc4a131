import * as commonMessages from '../../__generated__/messages/common.ts'
import { paths } from '../../lib/paths.ts'
import type { Describe } from '../../server/description.ts'
import { breadcrumbList } from '../../server/structured-data.ts'
import { contentDocument } from './ContentScreen.tsx'

export const describe: Describe = (read, _, { publicUrl, languagesOfPage }) => {
  const page = read(contentDocument)?.contentPage
  if (!page) return { isNoindex: true }
  const crumbs = [
    { label: commonMessages.home, href: paths.home },
    { label: page.title, href: paths.page(page.slug) },
  ]
  return {
    description: page.description,
    canonical: paths.page(page.slug),
    languages: languagesOfPage(page.slug),
    jsonLd: [breadcrumbList(crumbs, publicUrl)],
  }
}
