// The playground: GraphiQL, bundled with its workers, so that it works with no network but the shop's own.
// Under /admin it speaks to the staff's door, and changes nothing without being told to.
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

/** Whether a document changes something; one that cannot be read is the server's to refuse. */
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

/** The gateway knows the playground by this header, and staff's changes by the second one. */
const fetcher = async (body: unknown) => {
  const asksToChange = isAdmin && isChange(body as Body)
  if (asksToChange && !confirm(question)) return { data: null, extensions: { sent: false } }
  const response = await fetch(endpoint, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-vitrine-client': 'graphiql',
      ...(asksToChange && { 'x-vitrine-confirm': 'write' }),
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

/** A document the address brings along: a screen's own query. */
function broughtAlong(): Tab[] {
  const asked = new URLSearchParams(location.hash.slice(1))
  const [query, variables] = [asked.get('query'), asked.get('variables')]
  if (!query) return []
  return [{ query: laidOut(query), ...(variables && { variables: laidOutJson(variables) }) }]
}

function laidOut(query: string): string {
  try {
    return print(parse(query))
  } catch {
    return query
  }
}

function laidOutJson(text: string): string {
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
  const brought = broughtAlong()
  const examples = brought.length > 0 ? brought : await readExamples()
  createRoot(place).render(
    <GraphiQL
      fetcher={fetcher}
      // What a screen asks is looked at for itself; nothing of it is kept beside the last visit's tabs.
      {...(brought.length > 0
        ? {
            initialQuery: brought[0]?.query,
            initialVariables: brought[0]?.variables,
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
