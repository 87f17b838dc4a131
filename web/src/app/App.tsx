import type { Client } from '@urql/core'
import { Provider } from 'urql'
import { Router } from 'wouter'
import { Frame } from './Frame.tsx'
import type { Shown } from './prepare.ts'

type AppProps = { client: Client; first: Shown }

/** The same tree on the server and in the browser. */
export function App({ client, first }: AppProps) {
  const [path, search] = first.url.split('?')
  return (
    <Provider value={client}>
      <Router ssrPath={path ?? '/'} ssrSearch={search ?? ''}>
        <Frame first={first} />
      </Router>
    </Provider>
  )
}
