import { paths } from '../../lib/paths.ts'

type PageLinkProps = {
  page: { slug: string; title: string; terms: readonly string[] }
}

/** A link to a page of text. It says which terms of the shop the page shows, for `TermsLinks`. */
export const PageLink = ({ page: { slug, title, terms } }: PageLinkProps) => (
  <a href={paths.page(slug)} data-terms={terms.join(' ') || undefined}>
    {title}
  </a>
)
