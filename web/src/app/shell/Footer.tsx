import { languages, localizedPath, splitAddress } from '@vitrine/languages'
import { Children, type ReactNode, useContext } from 'react'
import { useQuery } from 'urql'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { basePath, locale } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { searchIn } from '../language/shared-search.ts'
import styles from './Footer.module.css'
import { footerDocument } from './footer-document.ts'
import { PageLink } from './PageLink.tsx'
import type { ShellCollection } from './shell-document.ts'
import { ShownCurrency } from './shown-currency.ts'
import { ShownSearch } from './shown-search.ts'

type FooterProps = { collections: readonly ShellCollection[]; name: string; path: string }

/** Rendered on the server only: the browser keeps its markup, which is the same on every page. */
export function Footer({ collections, name, path }: FooterProps) {
  const [{ data }] = useQuery({ query: footerDocument })
  const { currencies = [], pages = [], texts } = data?.store ?? {}
  return (
    <footer className={styles.footer}>
      <div className={classNames('wrap', styles.columns)}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          {texts?.tagline && <p>{texts.tagline}</p>}
        </div>
        <Links title={messages.shop}>
          {collections.slice(0, 8).map(({ slug, name: label }) => (
            <a key={slug} href={paths.collection(slug)}>
              {label}
            </a>
          ))}
        </Links>
        {pages.length > 0 && (
          <Links title={messages.help}>
            {pages.map((page) => (
              <PageLink key={page.slug} page={page} />
            ))}
          </Links>
        )}
        <Links title={messages.more}>
          <a href={paths.collections}>{commonMessages.allCollections}</a>
          <a href={paths.brands}>{commonMessages.brands}</a>
          <a href={paths.members}>{commonMessages.members}</a>
          <a href={paths.search()}>{commonMessages.searchPage}</a>
          <a href={paths.cart}>{commonMessages.cart}</a>
        </Links>
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

/** Links to the page in each language. `app/intercept.ts` follows later pages. */
function Languages({ path }: { path: string }) {
  const { path: page } = splitAddress(path)
  const search = useContext(ShownSearch)
  return (
    <nav aria-label={messages.language}>
      <ul className={styles.languages}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={localizedPath(code, page) + searchIn(code, page, search)}
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

type LinksProps = { title: string; children: ReactNode }

function Links({ title, children }: LinksProps) {
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
