import type { Client } from '@urql/core'
import { Provider } from 'urql'
import { Router } from 'wouter'
import { Frame } from './Frame.tsx'
import type { Shown } from './prepare.ts'

type AppProps = {
  client: Client
  first: Shown
  /** Set on the server when something failed before any screen could be shown. */
  failure?: { status: number; requestId: string }
}

/** The same tree on the server and in the browser. */
export function App({ client, first, failure }: AppProps) {
  const [path, search] = first.url.split('?')
  return (
    <Provider value={client}>
      <Router ssrPath={path ?? '/'} ssrSearch={search ?? ''}>
        <Frame first={first} failure={failure} />
      </Router>
    </Provider>
  )
}
