// The documents the playground opens with: the one of the address, or the examples of the endpoint.
import { parse, print } from 'graphql'

export type Example = { name: string; summary: string; query: string }
type Tab = { query: string; variables?: string }

/** Reads the examples of the endpoint; the playground opens without them if they cannot be read. */
export async function readExamples(): Promise<Example[]> {
  try {
    return await (await fetch('examples.json')).json()
  } catch {
    return []
  }
}

/** Returns the document of the address: an example by its name, or a screen's own query. */
export function tabFromAddress(examples: readonly Example[]): Tab | null {
  const address = new URLSearchParams(location.hash.slice(1))
  const example = examples.find(({ name }) => name === address.get('example'))
  if (example) return { query: example.query, variables: variablesFor(example) }
  const query = formatDocument(address.get('query') ?? '')
  const variables = address.get('variables')
  return query ? { query, ...(variables && { variables: formatJson(variables) }) } : null
}

/** Returns the required variables of an example as JSON, empty for the reader to fill in; undefined without any. */
export function variablesFor({ query }: Example): string | undefined {
  const names = [...query.matchAll(/\$(\w+): [\w[\]!]+!(?! =)/g)].map(([, name = '']) => [name, ''])
  return names.length > 0 ? JSON.stringify(Object.fromEntries(names), null, 2) : undefined
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
