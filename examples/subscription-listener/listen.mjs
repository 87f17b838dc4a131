// Prints change events of the platform as they arrive. The stream ends when the key is revoked.
import { createClient } from 'graphql-sse'

const { VITRINE_URL = 'http://localhost:3000', VITRINE_KEY } = process.env

const client = createClient({
  url: `${VITRINE_URL}/graphql`,
  headers: { authorization: `Bearer ${VITRINE_KEY}` },
  on: { connected: () => console.log('listening') },
})

const query = 'subscription { changeEvents { id name entityId receivedAt } }'
for await (const { data, errors } of client.iterate({ query })) {
  if (errors) throw new Error(errors[0].message)
  const { name, entityId, receivedAt } = data.changeEvents
  console.log(`${receivedAt} ${name} ${entityId}`)
}
