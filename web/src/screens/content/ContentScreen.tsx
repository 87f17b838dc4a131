import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/content.ts'
import * as uiMessages from '../../__generated__/messages/ui.ts'
import { Later, later } from '../../lib/lazy-hydrated.tsx'
import { paths } from '../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './ContentScreen.module.css'

/** Later: with it come the names of all countries. */
const shopTerms = later(async () => (await import('./Terms.tsx')).Terms)

export const contentDocument = graphql(`
  query ContentScreen($slug: String!) {
    contentPage(slug: $slug) {
      slug
      title
      description
      terms
      body
    }
    store {
      pages {
        slug
        title
      }
      terms {
        delivery {
          ...DeliveryTable_delivery
        }
        returns {
          ...ReturnsNote_returns
        }
      }
    }
  }
`)

const variablesOf = ({ params }: ScreenRequest) => ({ slug: params.slug ?? '' })

export const load = (request: ScreenRequest) => [loading(contentDocument, variablesOf(request))]
export const ready = shopTerms.ready
export const isMissing = (read: Read) => !read(contentDocument)?.contentPage
export const title = (read: Read) =>
  read(contentDocument)?.contentPage?.title ?? uiMessages.pageNotFound

/** A page of text, beside the list of all of them; alone where it is the only one. */
export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({ query: contentDocument, variables: variablesOf(request) })
  const page = data?.contentPage
  if (!page) return null
  const { pages, terms } = data.store
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ label: commonMessages.home, href: paths.home }, { label: page.title }]}
      />
      <div className={styles.columns}>
        <article>
          <PageHead title={page.title} text={page.description} />
          {page.terms.length > 0 && <Later part={shopTerms} with={{ kinds: page.terms, terms }} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway makes it from Markdown without HTML, or from escaped facts */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.body }} />
        </article>
        {pages.length > 1 && (
          <nav aria-label={messages.allPages} className={styles.pages}>
            <ul>
              {pages.map(({ slug, title: name }) => (
                <li key={slug}>
                  <a href={paths.page(slug)} aria-current={slug === page.slug ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
