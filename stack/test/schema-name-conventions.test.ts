// Names and types that one thing has everywhere in the schema. docs/decisions/043-one-name-for-one-thing.md.
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './support/schema-samples.ts'

type Member = { at: string; name: string; type: string; isInput: boolean }

/** Returns every field, input field and argument. */
const membersOf = (given: GraphQLSchema): Member[] =>
  Object.values(given.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type): Member[] => {
      const isInput = isInputObjectType(type)
      if (!isInput && !isObjectType(type) && !isInterfaceType(type)) return []
      const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(
        type.getFields(),
      )
      return fields.flatMap((field): Member[] => {
        const at = `${type.name}.${field.name}`
        const args = 'args' in field ? field.args : []
        return [
          { at, name: field.name, type: getNamedType(field.type).name, isInput },
          ...args.map((one) => ({
            at: `${at}(${one.name})`,
            name: one.name,
            type: getNamedType(one.type).name,
            isInput: true,
          })),
        ]
      })
    })

const found = (given: GraphQLSchema, isWrong: (member: Member) => boolean) =>
  membersOf(given)
    .filter(isWrong)
    .map(({ at }) => at)

const planted = buildSchema(`
  scalar DateTime
  scalar Decimal
  scalar URL
  type Image { url: URL }
  input CupFilter { size: Size shapes: [Shape!] }
  input FillIntent { requestId: ID }
  type Query {
    cup(input: FillIntent): Cup
    cups(first: Int = 3): CupConnection
    sample(first: Int = 3): Cup
  }
  type CupConnection { totalCount: Int }
  type Cup {
    createdDate: DateTime
    firedDate: String
    shelfId: String
    filledAt: DateTime
    bestBefore: DateTime
    link: String
    pageUrl: String
    photoUrl: URL
    picture: Image
    smallImage: Image
    percentage: Float
    fullRate: Decimal
    cupCount: Decimal
    requestId: ID
    isFull: Boolean
    tidied: Boolean
    size: Size
    shape: Shape
  }
  enum Size { SMALL UNSPECIFIED }
  enum Shape { ROUND UNKNOWN UNKNOWN_TYPE }
  interface ChangeEvent { id: ID! }
  type CupFilledEvent implements ChangeEvent { id: ID! cup: Cup size: Size by: ID }
  type CupPayload { cup: Cup }
  type WashCupPayload { cup: Cup }
  type MugPayload { cup: Cup }
  type Mutation {
    fillCup: CupPayload
    breakCup: CupPayload
    washCup: WashCupPayload
    dryCup: WashCupPayload
    makeMug: MugPayload
  }
`)

/** A moment ends in `At`, a bound of a time in the word for its side. */
const isMoment = /(At|From|Since|Until|By|Before)$|^(since|until|from|to)$/
const oddMoment = ({ type, name }: Member) => type === 'DateTime' && !isMoment.test(name)

/** A condition on values of an enum takes several of them. */
const oddConditions = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => name.endsWith('Filter'))
    .flatMap((filter) =>
      Object.values(filter.getFields())
        .filter(({ type }) => isEnumType(getNamedType(type)) && !String(type).startsWith('['))
        .map(({ name }) => `${filter.name}.${name}`),
    )

test('a condition on values of an enum takes several of them', () => {
  expect(oddConditions(schema)).toEqual([])
  expect(oddConditions(planted)).toEqual(['CupFilter.size'])
})

test('a moment is named …At, a bound by its side', () => {
  expect(found(schema, oddMoment)).toEqual([])
  expect(found(planted, oddMoment)).toEqual(['Cup.createdDate'])
})

const oddAddress = ({ type, name }: Member) => /(url|link)$/i.test(name) && type !== 'URL'

test('an absolute address is a URL, and named so', () => {
  expect(found(schema, oddAddress)).toEqual([])
  expect(found(planted, oddAddress)).toEqual(['Cup.link', 'Cup.pageUrl'])
})

/** What a picture shows of its owner: the item of a gallery, the video before it plays. */
const ownNames = ['thumbnail', 'posters']
const oddImage = ({ type, name }: Member) =>
  ['Image', 'ImageInput'].includes(type) && !/image$/i.test(name) && !ownNames.includes(name)

test('a field with an image is named image', () => {
  expect(found(schema, oddImage)).toEqual([])
  expect(found(planted, oddImage)).toEqual(['Cup.picture'])
})

/** Whole percent that is given, the other shares are decimal text. */
const isShare = /percent|margin|rate$/i
const shareTypes = ['Decimal', 'PercentageInput', 'TaxRateType', 'Money']
const wholeShares = ['limitPercent', 'negativeMargin']
const oddShare = ({ type, name, isInput }: Member) =>
  isShare.test(name) &&
  !shareTypes.includes(type) &&
  !((isInput || name === 'negativeMargin') && type === 'Int' && wholeShares.includes(name))
const oddCount = ({ type, name }: Member) => /count$/i.test(name) && /^(Float|Decimal)$/.test(type)

test('a share is a decimal, a count is an Int', () => {
  expect(found(schema, oddShare)).toEqual([])
  expect(found(schema, oddCount)).toEqual([])
  expect(found(planted, oddShare)).toEqual(['Cup.percentage'])
  expect(found(planted, oddCount)).toEqual(['Cup.cupCount'])
})

/** Numbers that people give and read, and the id of a request, which names nothing that can be read. */
const noIds = ['requestId', 'numericId', 'vatId']
const oddId = ({ at, name, type }: Member) =>
  /(^id|^ids|Ids?)$/.test(name) && type !== 'ID' && !noIds.includes(name) && !/^VatId/.test(at)

test('an id is an ID', () => {
  expect(found(schema, oddId)).toEqual([])
  expect(found(planted, oddId)).toEqual(['Cup.shelfId'])
})

const oddDay = ({ type, name }: Member) => /(^date|Date)$/.test(name) && type !== 'Date'

test('a day of the calendar is a Date', () => {
  expect(found(schema, oddDay)).toEqual([])
  expect(found(planted, oddDay)).toEqual(['Cup.createdDate', 'Cup.firedDate'])
})

/** Returns fields of events that the entity in the same event has too. */
const repeatedFields = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isObjectType)
    .flatMap((event) => {
      const shared = event
        .getInterfaces()
        .find(({ name }) => name === 'ChangeEvent')
        ?.getFields()
      const own = Object.values(event.getFields()).filter(({ name }) => shared && !shared[name])
      const entities = own.map(({ type }) => getNamedType(type)).filter(isObjectType)
      return own
        .filter(({ name }) => entities.some((entity) => entity.getFields()[name]))
        .map(({ name }) => `${event.name}.${name}`)
    })

test('a change event carries each field of its entity once', () => {
  expect(repeatedFields(schema)).toEqual([])
  expect(repeatedFields(planted)).toEqual(['CupFilledEvent.size'])
})

const oddKey = ({ name, isInput }: Member) => isInput && name === 'requestId'

test('an input has an idempotency key, a request id is that of a request', () => {
  expect(found(schema, oddKey)).toEqual([])
  expect(found(planted, oddKey)).toEqual(['FillIntent.requestId'])
})

const oddBoolean = ({ type, name }: Member) => type === 'Boolean' && /^(is|are|was)[A-Z]/.test(name)

test('a Boolean is an adjective or a verb, without `is`', () => {
  expect(found(schema, oddBoolean)).toEqual([])
  expect(found(planted, oddBoolean)).toEqual(['Cup.isFull'])
})

/** Reasons for which something failed: a type that is not known, an outcome that is not. */
const ownReasons = ['DeadLetterReason.UNKNOWN_TYPE', 'ProblemCode.OUTCOME_UNKNOWN']
const oddUnknowns = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`))
    .filter((name) => /UNKNOWN|UNSPECIFIED|UNDEFINED|UNRECOGNI/.test(name))
    .filter((name) => !name.endsWith('.UNKNOWN') && !ownReasons.includes(name))

test('what the gateway does not know is UNKNOWN', () => {
  expect(oddUnknowns(schema)).toEqual([])
  expect(oddUnknowns(planted)).toEqual(['Size.UNSPECIFIED', 'Shape.UNKNOWN_TYPE'])
})

/** Of one mutation the payload has its name, of several that of what comes back. */
const oddPayloads = (given: GraphQLSchema) => {
  const mutations = Object.values(given.getMutationType()?.getFields() ?? {})
  const ofMutation = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`
  const payloads = new Set(mutations.map(({ type }) => getNamedType(type).name))
  return [...payloads].filter((payload) => {
    const own = mutations.filter(({ type }) => getNamedType(type).name === payload)
    return own.some(({ name }) => ofMutation(name) === payload) !== (own.length === 1)
  })
}

test('a payload has the name of its only mutation, or of what several return', () => {
  expect(oddPayloads(schema)).toEqual([])
  expect(oddPayloads(planted)).toEqual(['WashCupPayload', 'MugPayload'])
})

const oddInputs = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isInputObjectType)
    .map(({ name }) => name)
    .filter((name) => !/(Input|Filter|Sort)$/.test(name))

test('an input type is named …Input, …Filter or …Sort', () => {
  expect(oddInputs(schema)).toEqual([])
  expect(oddInputs(planted)).toEqual(['FillIntent'])
})

const defaultSizes = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
        .filter(({ args }) =>
          args.some((one) => one.name === 'first' && one.defaultValue !== undefined),
        )
        .map(({ name }) => `${type.name}.${name}`),
    )

test('the size of a page has no default in the schema, because `last` may stand for it', () => {
  expect(defaultSizes(schema)).toEqual([])
  expect(defaultSizes(planted)).toEqual(['Query.cups'])
})
