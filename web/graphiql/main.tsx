// The playground: GraphiQL with bundled workers, so that it needs no external network. Under /admin it uses the admin
// endpoint, and mutations need a confirmation.
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './page.css'
import { GraphiQL } from 'graphiql'
import { parse, print } from 'graphql'
import { createRoot } from 'react-dom/client'

type Example = { name?: string; query: string; variables?: string | Record<string, unknown> }
type Tab = { query: string; variables?: string }
type Body = { query: string; operationName?: string | null }

const isAdmin = location.pathname.startsWith('/admin/')
const endpoint = isAdmin ? '/admin/graphql' : '/graphql'

/** Whether a document has a mutation; the server rejects documents that cannot be parsed. */
function isChange({ query, operationName }: Body): boolean {
  try {
    const operations = parse(query).definitions.filter(({ kind }) => kind === 'OperationDefinition')
    return operations.some(
      (one) =>
        'operation' in one &&
        one.operation === 'mutation' &&
        (!operationName || ('name' in one && one.name?.value === operationName)),
    )
  } catch {
    return false
  }
}

const question = 'This changes something in the shop, under your name. Send it?'

/** The first header identifies the playground to the gateway, the second one confirms staff's mutations. */
const fetcher = async (body: unknown) => {
  const isMutation = isAdmin && isChange(body as Body)
  if (isMutation && !confirm(question)) return { data: null, extensions: { sent: false } }
  const response = await fetch(endpoint, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-vitrine-client': 'graphiql',
      ...(isMutation && { 'x-vitrine-confirm': 'write' }),
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function readExamples(): Promise<Tab[]> {
  try {
    const answer = (await (await fetch('examples.json')).json()) as Example[]
    return answer.map(({ query, variables }) => ({
      query,
      ...(variables ? { variables: asText(variables) } : {}),
    }))
  } catch {
    return []
  }
}

/** A document from the address: a screen's own query. */
function tabsFromAddress(): Tab[] {
  const initial = new URLSearchParams(location.hash.slice(1))
  const [query, variables] = [initial.get('query'), initial.get('variables')]
  if (!query) return []
  return [{ query: formatDocument(query), ...(variables && { variables: formatJson(variables) }) }]
}

function formatDocument(query: string): string {
  try {
    return print(parse(query))
  } catch {
    return query
  }
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function asText(variables: string | Record<string, unknown>) {
  return typeof variables === 'string' ? variables : JSON.stringify(variables, null, 2)
}

async function start() {
  const place = document.getElementById('graphiql')
  if (!place) return
  const addressTabs = tabsFromAddress()
  const examples = addressTabs.length > 0 ? addressTabs : await readExamples()
  createRoot(place).render(
    <GraphiQL
      fetcher={fetcher}
      // A screen's query opens alone; it is not stored among the tabs of the last visit.
      {...(addressTabs.length > 0
        ? {
            initialQuery: addressTabs[0]?.query,
            initialVariables: addressTabs[0]?.variables,
            storage: noStorage,
          }
        : {})}
      {...(examples.length > 0 ? { defaultTabs: examples } : {})}
      defaultEditorToolsVisibility="variables"
    />,
  )
}

const noStorage = {
  length: 0,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}

void start()
