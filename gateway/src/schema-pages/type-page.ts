// The page of one type: its parts with arguments, who may use them, their cost and an example.
import {
  astFromValue,
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
} from 'graphql'
import { messages } from '../__generated__/messages/schema.ts'
import type { LinkedExample } from './examples-by-field.ts'
import { callersOf, costText } from './field-facts.ts'
import { described, type Html, html } from './html.ts'
import { isField, type Member, membersOf } from './members.ts'

/** `base`: path of the pages. */
export type SchemaView = {
  schema: GraphQLSchema
  base: string
  examples: ReadonlyMap<string, LinkedExample>
}

/** Returns a type's name as a link; lists and required types keep their brackets and marks. */
export function typeLink({ base }: Pick<SchemaView, 'base'>, type: GraphQLType): Html {
  const [before = '', after = ''] = String(type).split(getNamedType(type).name)
  const { name } = getNamedType(type)
  return html`<code>${before}<a href="${base}/${name}">${name}</a>${after}</code>`
}

type Described = { description?: string | null; deprecationReason?: string | null }

const descriptionOf = ({ description, deprecationReason }: Described) =>
  html`${described(description)}${
    deprecationReason &&
    html`<p class="deprecated">${messages.deprecated({ reason: deprecationReason })}</p>`
  }`

type Valued = { name: string; type: GraphQLInputType; defaultValue?: unknown } & Described

function defaultOf({ type, defaultValue }: Valued): Html | null {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type)
  return node ? html` = <code>${print(node)}</code>` : null
}

type Marked = { astNode?: { directives?: readonly ConstDirectiveNode[] } | null }
/** Shown as who may use the field, as its deprecation, and in one sentence on its null. */
const saidOtherwise = ['right', 'actors', 'deprecated', 'semanticNonNull']

const isNullWithErrorOnly = ({ astNode }: Marked) =>
  astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') ?? false

/** Returns the other directives with what each means. */
function directivesOf({ schema }: SchemaView, { astNode }: Marked): Html[] {
  const shown = astNode?.directives?.filter(({ name }) => !saidOtherwise.includes(name.value)) ?? []
  return shown.map(
    (node) =>
      html`<li><code>${print(node)}</code> ${described(schema.getDirective(node.name.value)?.description)}</li>`,
  )
}

const argumentItem = (view: SchemaView, argument: GraphQLArgument): Html =>
  html`<li><code>${argument.name}</code>: ${typeLink(view, argument.type)}${defaultOf(argument)} ${descriptionOf(argument)}${listOf(directivesOf(view, argument), 'directives')}</li>`

const listOf = (items: readonly Html[], kind: string): Html | null =>
  items.length > 0 ? html`<ul class="${kind}">${items}</ul>` : null

function factsOf(view: SchemaView, parent: string, member: Member): Html | null {
  const example = view.examples.get(`${parent}.${member.name}`)
  const link = example && html`<a href="${example.href}">${messages.example(example)}</a>`
  if (!isField(member)) return link ? html`<p class="facts">${link}</p>` : null
  const cost = costText(view.schema, parent, member)
  const ofNull = isNullWithErrorOnly(member) && html`<span>${messages.nullWithErrorOnly}</span>`
  return html`<p class="facts"><span>${callersOf(member)}</span> <span>${cost}</span> ${ofNull} ${link}</p>`
}

function memberItem(view: SchemaView, parent: string, member: Member): Html {
  const type = 'type' in member ? html`: ${typeLink(view, member.type)}` : null
  const value = 'defaultValue' in member ? defaultOf(member as Valued) : null
  const args = isField(member) ? member.args.map((one) => argumentItem(view, one)) : []
  return html`<li id="${member.name}"><h3><a href="#${member.name}">${member.name}</a>${type}${value}</h3>
${descriptionOf(member)}${listOf(args, 'arguments')}${factsOf(view, parent, member)}${listOf(directivesOf(view, member), 'directives')}</li>
`
}

const linksOf = (view: SchemaView, title: string, types: readonly GraphQLNamedType[]) =>
  types.length > 0 &&
  html`<h2>${title}</h2><ul class="types">${types.map((type) => html`<li>${typeLink(view, type)}</li>`)}</ul>`

/** Returns a name that a narrow page breaks between its words. */
const breakable = (name: string): Html =>
  html`${name.split(/(?<=[a-z])(?=[A-Z])/).map((word, at) => html`${at > 0 && html`<wbr>`}${word}`)}`

/** Returns the page of a type. */
export function typePage(view: SchemaView, type: GraphQLNamedType): Html {
  const members = membersOf(type)
  const title = members.some((one) => 'value' in one) ? messages.values : messages.fields
  const interfaces = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []
  const isAbstract = isInterfaceType(type) || isUnionType(type)
  return html`<h1>${breakable(type.name)}</h1>
${described(type.description)}
${isInputObjectType(type) && type.isOneOf && html`<p>${messages.exactlyOneField}</p>`}
${linksOf(view, messages.implementedTypes, interfaces)}
${linksOf(view, messages.possibleTypes, isAbstract ? view.schema.getPossibleTypes(type) : [])}
${members.length > 0 && html`<h2>${title}</h2><ul class="members">${members.map((one) => memberItem(view, type.name, one))}</ul>`}`
}
