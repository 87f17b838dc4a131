import { basePathOf, languages, localizedPath, splitAddress } from '@vitrine/languages'
import { useContext } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { basePath, locale } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Footer.module.css'
import { PrintedParts } from './PrintedParts.tsx'
import type { ShellCollection } from './shell-document.ts'
import { ShownCurrency } from './shown-currency.ts'

export const footerDocument = graphql(`
  query Footer($contact: String!) {
    store {
      currencies {
        code
        name
      }
      terms {
        returns {
          days
          paidBy
        }
      }
      pages {
        slug
        title
      }
    }
    contactPage: contentPage(slug: $contact) {
      slug
      body
    }
  }
`)

/** The page of text about how to reach the shop. */
export const footerVariables = { contact: 'contact' }

type FooterProps = { collections: readonly ShellCollection[]; name: string; path: string }

/** Rendered on the server only: the browser keeps its markup, which is the same on every page. */
export function Footer({ collections, name, path }: FooterProps) {
  const [{ data }] = useQuery({ query: footerDocument, variables: footerVariables })
  const { currencies = [], pages = [] } = data?.store ?? {}
  return (
    <footer className={styles.footer}>
      <PrintedParts
        name={name}
        returns={data?.store.terms?.returns}
        contact={data?.contactPage?.body}
      />
      <div className={classNames('wrap', styles.columns)}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p>{messages.tagline}</p>
        </div>
        <Links
          title={messages.shop}
          links={collections.slice(0, 8).map((one) => [paths.collection(one.slug), one.name])}
        />
        {pages.length > 0 && (
          <Links
            title={messages.help}
            links={pages.map(({ slug, title }) => [paths.page(slug), title])}
          />
        )}
        <Links
          title={messages.more}
          links={[
            [paths.collections, commonMessages.allCollections],
            [paths.brands, commonMessages.brands],
            [paths.members, commonMessages.members],
            [paths.search(), commonMessages.search],
            [paths.cart, commonMessages.cart],
          ]}
        />
        <div className={styles.last}>
          <p>{messages.copyright({ year: String(new Date().getFullYear()), name })}</p>
          <div className={styles.choices}>
            <Languages path={path} />
            {currencies.length > 1 && <Currencies currencies={currencies} path={path} />}
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Links to the page in each language. `app/intercept.ts` keeps them right while pages change. */
function Languages({ path }: { path: string }) {
  const { path: page } = splitAddress(path)
  return (
    <nav aria-label={messages.language}>
      <ul className={styles.languages}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={localizedPath(code, page)}
              data-base={basePathOf(code)}
              hrefLang={code}
              lang={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CurrenciesProps = {
  currencies: readonly { code: string; name: string }[]
  path: string
}

/** A plain form: the gateway stores the choice in a cookie and leads back to the page. */
function Currencies({ currencies, path }: CurrenciesProps) {
  const shown = useContext(ShownCurrency)
  return (
    <form method="post" action={`${basePath}/forms/currency`} aria-label={messages.currency}>
      <input type="hidden" name="returnTo" value={path} />
      <ul className={styles.languages}>
        {currencies.map(({ code, name }) => (
          <li key={code}>
            <button
              type="submit"
              name="currency"
              value={code}
              title={name}
              aria-current={code === shown ? 'true' : undefined}
            >
              {code}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

type LinksProps = { title: string; links: readonly (readonly [path: string, label: string])[] }

function Links({ title, links }: LinksProps) {
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
