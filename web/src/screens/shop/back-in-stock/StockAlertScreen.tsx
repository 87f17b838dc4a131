import { useState } from 'react'
import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import type { BackInStockQuery } from '../../../__generated__/graphql.ts'
import * as accountMessages from '../../../__generated__/messages/account.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { preloadProblemMessages, problemsFromUrl } from '../../../forms/problems-from-url.ts'
import { paths } from '../../../lib/paths.ts'
import { selectionSearch, selectionWords } from '../../../lib/product-choices.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../../lib/screen.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { StockAlertFields } from './StockAlertFields.tsx'
import { StockAlertForm } from './StockAlertForm.tsx'
import styles from './StockAlertScreen.module.css'
import type { StockAlertOutcome } from './stock-alert-outcome.ts'

const stockAlertScreenDocument = graphql(`
  query BackInStock($slug: String!) {
    store {
      features
    }
    product(slug: $slug) {
      id
      slug
      name
      mainMedia {
        image {
          url(format: WEBP)
          alt
        }
      }
      options {
        name
      }
    }
    me {
      id
      loginEmail
    }
  }
`)

const formId = 'ask'

const variablesOf = ({ search }: ScreenRequest) => ({ slug: search.get('product') ?? '' })

export const load = (request: ScreenRequest) => [
  loading(stockAlertScreenDocument, variablesOf(request)),
]
export const isMissing = (read: Read) => !read(stockAlertScreenDocument)?.product
export const ready = preloadProblemMessages
export const title = (read: Read) => titleOf(read(stockAlertScreenDocument))

const hasAlerts = (data: BackInStockQuery | null) => data?.store.features.includes('STOCK_ALERTS')

const titleOf = (data: BackInStockQuery | null) =>
  hasAlerts(data) ? messages.requestAlert : accountMessages.noStockAlertsHere

/** Target of the plain form: shows its outcome and the typed input. A page of its own, because it is private. */
export function Screen({ request, typed }: ScreenProps) {
  const { search } = request
  const [{ data }] = useQuery({ query: stockAlertScreenDocument, variables: variablesOf(request) })
  const [initialProblems] = useState(() => resultFromUrl(search))
  if (!data?.product) return null
  const { product, me } = data
  const { options, name } = product
  const chosen = options.flatMap((one) => {
    const choice = search.get(one.name)
    return choice ? [[one.name, choice] as const] : []
  })
  const selection = Object.fromEntries(chosen)
  const image = product.mainMedia?.image
  const words = selectionWords(options, selection)
  return (
    <div className={`wrap ${styles.page}`}>
      {image && (
        <Picture
          image={image}
          widths={[240, 480, 720, 1120]}
          sizes="(min-width: 1024px) 35rem, (min-width: 640px) 15rem, 100vw"
          className={styles.picture}
          isFirst
        />
      )}
      <div className={styles.words}>
        <h1>{titleOf(data)}</h1>
        <p>
          {name}
          {words && `, ${words}`}
        </p>
        {hasAlerts(data) ? (
          <>
            <StockAlertFields form={formId} {...{ product, options, selection }} />
            <StockAlertForm
              id={formId}
              {...{ product, options, selection, initialProblems }}
              email={typed?.email ?? me?.loginEmail}
            />
          </>
        ) : (
          <p>{accountMessages.noStockAlertsHint}</p>
        )}
        <p>
          <a href={paths.product(product.slug) + selectionSearch(options, selection)}>
            {messages.backToProduct}
          </a>
        </p>
      </div>
    </div>
  )
}

function resultFromUrl(search: URLSearchParams): StockAlertOutcome | null {
  const [problem] = problemsFromUrl(search)
  if (problem?.code === 'ALREADY_REQUESTED') return { isAccepted: true, text: problem.message }
  if (problem) {
    const { message, field, requestId } = problem
    return { isAccepted: false, text: message, isAtEmail: field === 'email', requestId }
  }
  if (search.get('done') !== 'requested') return null
  return { isAccepted: true, text: messages.alertConfirmedYou }
}
