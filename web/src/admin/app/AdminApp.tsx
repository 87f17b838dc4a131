import { useState } from 'react'
import { Provider } from 'urql'
import { createAdminClient } from '../client.ts'
import { Door } from './Door.tsx'

/** The client lives as long as the page; nothing inside is shown before the door is open. */
export function AdminApp() {
  const [client] = useState(createAdminClient)
  return (
    <Provider value={client}>
      <Door />
    </Provider>
  )
}
