import { useQuery } from 'urql'
import { returnWords } from '../lib/return-words.ts'
import { printedDocument, printedVariables } from './printed-document.ts'

/** What `styles/print.css` shows on paper only: how to return something, and how to reach the shop. */
export function PrintedParts() {
  const [{ data }] = useQuery({ query: printedDocument, variables: printedVariables })
  if (!data) return null
  const { store, contactPage } = data
  return (
    <div hidden data-print="">
      {store.terms?.returns && <p>{returnWords(store.terms.returns)}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway makes it from Markdown without HTML, or from escaped facts */}
      {contactPage && <div dangerouslySetInnerHTML={{ __html: contactPage.body }} />}
    </div>
  )
}
