// The first page of the schema: every type by kind, and the results of a search.
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql'
import { messages } from '../__generated__/messages/schema.ts'
import { findInSchema, shownTypes } from './find-in-schema.ts'
import { described, type Html, html } from './html.ts'
import { type SchemaView, typeLink } from './type-page.ts'

const mostResults = 100

const rootsOf = (schema: GraphQLSchema): readonly GraphQLNamedType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => type ?? [],
  )

/** Returns the types by kind. */
export function indexPage(view: SchemaView): Html {
  const roots = rootsOf(view.schema)
  const others = shownTypes(view.schema).filter((type) => !roots.includes(type))
  const groups: readonly [string, readonly GraphQLNamedType[]][] = [
    [messages.operations, roots],
    [messages.objects, others.filter(isObjectType)],
    [messages.interfaces, others.filter(isInterfaceType)],
    [messages.unions, others.filter(isUnionType)],
    [messages.inputs, others.filter(isInputObjectType)],
    [messages.enums, others.filter(isEnumType)],
    [messages.scalars, others.filter(isScalarType)],
  ]
  return html`<h1>${messages.schema}</h1><p>${messages.lead}</p>
${groups.map(
  ([
    title,
    types,
  ]) => html`<h2>${title}</h2><ul class="types">${types.map((type) => html`<li>${typeLink(view, type)}</li>`)}</ul>
`,
)}<h2>${messages.directives}</h2><ul class="members">${view.schema
    .getDirectives()
    .map(
      ({ name, description }) =>
        html`<li id="@${name}"><h3>@${name}</h3>${described(description)}</li>`,
    )}</ul>`
}

/** Returns the types and fields with all words of the search. */
export function resultsPage(view: SchemaView, words: string): Html {
  const found = findInSchema(view.schema, words)
  const shown = found.slice(0, mostResults)
  return html`<h1>${messages.found({ count: found.length, words })}</h1>
${found.length > mostResults && html`<p>${messages.firstResults({ most: mostResults })}</p>`}
<ul class="members">${shown.map(
    ({ path, description }) =>
      html`<li><h2><a href="${view.base}/${path.replace('.', '#')}">${path}</a></h2>${described(description)}</li>
`,
  )}</ul>`
}

export const missingPage = (): Html =>
  html`<h1>${messages.noSuchType}</h1><p>${messages.noSuchTypeHint}</p>`
