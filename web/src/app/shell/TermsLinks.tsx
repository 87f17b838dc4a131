import { Fragment, type HTMLAttributes } from 'react'
import { useQuery } from 'urql'
import { footerDocument } from './footer-document.ts'
import { PageLink } from './PageLink.tsx'

type TermsLinksProps = Pick<HTMLAttributes<HTMLElement>, 'className' | 'onClick'>

const between = ' · '

/** Read when the code loads, which is after the page. */
const markup = import.meta.env.SSR
  ? ''
  : Array.from(document.querySelectorAll('#root>footer [data-terms]'), (one) => one.outerHTML).join(
      between,
    )

function ServerLinks(props: TermsLinksProps) {
  const [{ data }] = useQuery({ query: footerDocument })
  const pages = data?.store.pages.filter(({ terms }) => terms.length > 0) ?? []
  if (pages.length === 0) return null
  return (
    <p {...props}>
      {pages.map((page, index) => (
        <Fragment key={page.slug}>
          {index > 0 && between}
          <PageLink page={page} />
        </Fragment>
      ))}
    </p>
  )
}

const BrowserLinks = (props: TermsLinksProps) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: links of the page's own footer, unchanged
  markup && <p {...props} dangerouslySetInnerHTML={{ __html: markup }} />

/**
 * Links to the pages that show the shop's terms of delivery and returns; nothing without such a page. The browser copies
 * those of the footer, so that it needs neither the pages nor code to make links of them.
 */
export const TermsLinks = import.meta.env.SSR ? ServerLinks : BrowserLinks
