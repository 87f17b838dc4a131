// The playground: GraphiQL, bundled with its workers, so that it works with no network but the shop's own.
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './page.css'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'

type Example = { name?: string; query: string; variables?: string | Record<string, unknown> }

/** The gateway knows the playground by this header. */
const fetcher = async (body: unknown) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-vitrine-client': 'graphiql',
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function readExamples(): Promise<{ query: string; variables?: string }[]> {
  try {
    const answer = (await (await fetch('/graphiql/examples.json')).json()) as Example[]
    return answer.map(({ query, variables }) => ({
      query,
      ...(variables ? { variables: asText(variables) } : {}),
    }))
  } catch {
    return []
  }
}

function asText(variables: string | Record<string, unknown>) {
  return typeof variables === 'string' ? variables : JSON.stringify(variables, null, 2)
}

async function start() {
  const place = document.getElementById('graphiql')
  if (!place) return
  const examples = await readExamples()
  createRoot(place).render(
    <GraphiQL
      fetcher={fetcher}
      {...(examples.length > 0 ? { defaultTabs: examples } : {})}
      defaultEditorToolsVisibility="variables"
    />,
  )
}

void start()
