import { useState } from 'react'
import { Provider } from 'urql'
import { createAdminClient } from '../client.ts'
import { ElevationGate } from './ElevationGate.tsx'

/** Creates the client once per page; nothing inside renders before the elevation is active. */
export function AdminApp() {
  const [client] = useState(createAdminClient)
  return (
    <Provider value={client}>
      <ElevationGate />
    </Provider>
  )
}
