// Serves the schema as pages without scripts: types, fields, who may use them and what they cost. docs/security.md
// S110, S111.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isIntrospectionType } from 'graphql'
import type {} from 'mercurius'
import { messages } from '../__generated__/messages/schema.ts'
import { maySendDocuments } from '../auth/permissions.ts'
import { examplesByField } from '../schema-pages/examples-by-field.ts'
import { escaped, type Html, html } from '../schema-pages/html.ts'
import { indexPage, missingPage, resultsPage } from '../schema-pages/index-page.ts'
import { type SchemaView, typePage } from '../schema-pages/type-page.ts'
import type { PlaygroundOptions } from './playground.ts'
import { schemaPagesPolicy } from './security-headers.ts'

type Page = { status: number; title: string; body: Html }
type Request = FastifyRequest<{ Params: { type?: string }; Querystring: { q?: unknown } }>

/** Longer searches are truncated. */
const mostCharacters = 100

const wordsOf = ({ query }: Request) =>
  typeof query.q === 'string' ? query.q.trim().slice(0, mostCharacters) : ''

function pageFor(view: SchemaView, request: Request): Page {
  const { params } = request
  const words = wordsOf(request)
  if (words) return { status: 200, title: words, body: resultsPage(view, words) }
  if (params.type === undefined) return { status: 200, title: '', body: indexPage(view) }
  const type = view.schema.getType(params.type)
  return type && !isIntrospectionType(type)
    ? { status: 200, title: type.name, body: typePage(view, type) }
    : { status: 404, title: messages.noSuchType, body: missingPage() }
}

type Frame = { store: string; playground: string; words: string }

const framed = (
  { base }: SchemaView,
  { store, playground, words }: Frame,
  body: Html,
) => html`<header>
<a class="store" href="/">${store}</a>
<nav><a href="${base}">${messages.schema}</a> <a href="${playground}/">${messages.playground}</a></nav>
<form action="${base}" role="search"><label>${messages.searchLabel} <input type="search" name="q" value="${words}" maxlength="${mostCharacters}"></label> <button>${messages.searchAction}</button></form>
</header>
<main>${body}</main>`

/**
 * Serves the pages to callers who may introspect the schema: all where documents are open, otherwise elevated staff.
 */
export const schemaPages = fp<PlaygroundOptions>(async (app, options) => {
  const { gateway, dist, examples, adminExamples } = options
  const file = join(dist, 'graphiql/schema.html')
  if (!existsSync(file)) return
  const template = readFileSync(file, 'utf8')
  const { config } = gateway
  const policy = schemaPagesPolicy()
  const sources = [
    ...(config.openDocuments ? [{ playground: '/graphiql', examples }] : []),
    { playground: '/admin/graphiql', examples: adminExamples },
  ]

  function serve(
    base: string,
    playground: string,
    isAllowed: (request: Request) => Promise<boolean>,
  ) {
    let view: SchemaView | undefined
    const handle = async (request: Request, reply: FastifyReply) => {
      await gateway.countPage(request)
      if (!(await isAllowed(request))) return reply.redirect('/admin')
      const { schema } = app.graphql
      view ??= { schema, base, examples: examplesByField(schema, sources) }
      const { status, title, body } = pageFor(view, request)
      const store = gateway.services.siteFacts.current.name
      const name = [title, messages.schema, store].filter(Boolean).join(' · ')
      const parts: Record<string, string> = {
        title: escaped(name),
        body: framed(view, { store, playground, words: wordsOf(request) }, body).text,
      }
      return reply
        .code(status)
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(template.replace(/\{\{(title|body)\}\}/g, (_, part: string) => parts[part] ?? ''))
    }
    app.get(base, handle)
    app.get(`${base}/:type`, handle)
  }

  if (config.openDocuments) serve('/docs/schema', '/graphiql', async () => true)
  serve('/admin/docs/schema', '/admin/graphiql', async (request) => {
    const staff = await gateway.staffOf(request)
    return config.openDocuments || (staff !== null && maySendDocuments(staff))
  })
})
