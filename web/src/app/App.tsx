import type { Client } from '@urql/core'
import { Provider } from 'urql'
import { Frame } from './Frame.tsx'
import type { Shown } from './prepare.ts'

type AppProps = { client: Client; first: Shown }

/** The root component, the same on the server and in the browser. */
export function App({ client, first }: AppProps) {
  return (
    <Provider value={client}>
      <Frame first={first} />
    </Provider>
  )
}
