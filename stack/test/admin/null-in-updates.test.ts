// Null in changes: what is left out keeps its value, null clears it, and what cannot be cleared says so at its path. The
// cases are the fields of the schema, so that a new field is one of them.
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  isInputObjectType,
  isNonNullType,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin } from '../support/admin.ts'
import { trackedProduct } from '../support/products.ts'
import { schema } from '../support/schema-samples.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'
import { make } from './product-kit.ts'

const { stack } = useSignInStack()

/** Not a value of the thing that is changed. */
const aboutTheCall = ['requestId', 'idempotencyKey', 'memberId']

type Case = {
  /** Where in the input the fields stand. */
  place: string
  input: (fields: object) => object
  send: (document: string, input: object) => Promise<{ problems: Problem[] }>
}
type Problem = { code: string; field: string | null }

let cases: Record<string, Case>
beforeAll(async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const member = await signedIn(stack().shopUrl, mara)
  const shopper = createShopper(stack().shopUrl)
  const result = async (caller: Shopper, isAdmin: boolean, query: string, input: object) => {
    type Data = { result: { problems: Problem[] } | null }
    const { data, errors } = isAdmin
      ? await executeAdmin<Data>(caller, query, { input })
      : await caller.execute<Data>(query, { input })
    expect(errors).toBeUndefined()
    return data?.result ?? { problems: [] }
  }
  const asStaff = (query: string, input: object) => result(staff, true, query, input)
  const asMember = (query: string, input: object) => result(member, false, query, input)
  const asShopper = (query: string, input: object) => result(shopper, false, query, input)
  const { id: productId } = await trackedProduct(shopper)
  const add =
    'mutation ($input: AddToCartInput!) { result: addToCart(input: $input) { problems { code field } } }'
  await asShopper(add, { lines: [{ productId, quantity: 1 }] })

  const product = await make(staff, { name: 'With everything', basePrice: '5' })
  const managed = await make(staff, {
    name: 'With variants',
    basePrice: '5',
    managesVariants: true,
    options: [{ name: 'Size', choices: [{ value: 'S' }] }],
  })
  const [variant] = managed.variants.nodes
  const made = async (query: string) => {
    type Made = { result: { made: { id: string } } }
    const { data } = await executeAdmin<Made>(staff, query)
    return data?.result.made.id ?? ''
  }
  const collection = await made(
    'mutation { result: createCollection(input: { name: "Nulls" }) { made: collection { id } } }',
  )
  const key = await made(
    'mutation { result: createAppKey(input: { name: "nulls" }) { made: appKey { id } } }',
  )
  const anyMember = await made(
    'mutation { result: createMember(input: { loginEmail: "nulls@shop.test" }) { made: member { id } } }',
  )
  const of = (id: string) => (fields: object) => ({ id, ...fields })
  const plain = (fields: object) => fields
  const change = (fields: object) => ({
    id: managed.id,
    changes: [{ variants: { ids: [variant?.id] }, ...fields }],
  })
  cases = {
    UpdateAppKeyInput: { place: '', input: of(key), send: asStaff },
    UpdateCartInput: { place: '', input: plain, send: asShopper },
    UpdateCollectionInput: { place: '', input: of(collection), send: asStaff },
    UpdateMeInput: { place: '', input: plain, send: asMember },
    UpdateMemberInput: { place: '', input: of(anyMember), send: asStaff },
    UpdateProductInput: { place: '', input: of(product.id), send: asStaff },
    VariantChangeInput: { place: 'changes[0].', input: change, send: asStaff },
  }
})

const mutationOf: Readonly<Record<string, string>> = { VariantChangeInput: 'updateProductVariants' }
const inputs = Object.values(schema.getTypeMap())
  .filter(isInputObjectType)
  .filter(({ name }) => /^Update.*Input$|^VariantChangeInput$/.test(name))

const nullable = (type: GraphQLInputObjectType): GraphQLInputField[] =>
  Object.values(type.getFields()).filter(
    (field) => !isNonNullType(field.type) && !aboutTheCall.includes(field.name),
  )
const fields = inputs.flatMap((type) =>
  nullable(type).map((field) => [type.name, field.name, field.description ?? ''] as const),
)

test('every input with nullable fields is covered and says the rule', () => {
  const named = [...new Set(fields.map(([type]) => type))]
  expect(named.sort()).toEqual(Object.keys(cases).sort())
  for (const name of named) {
    expect(schema.getType(name)?.description, name).toMatch(/What is left out keeps its value/)
    expect(schema.getType(name)?.description?.replaceAll('\n', ' '), name).toContain(
      '`NOT_CLEARABLE`',
    )
  }
})

test.each(fields)('%s.%s', async (type, name, description) => {
  const { place, input, send } = cases[type] as Case
  const mutation = mutationOf[type] ?? type.charAt(0).toLowerCase() + type.slice(1, -'Input'.length)
  const argument = schema.getMutationType()?.getFields()[mutation]?.args[0]
  const document = `mutation ($input: ${argument?.type}) { result: ${mutation}(input: $input) { problems { code field } } }`
  const { problems } = await send(document, input({ [name]: null }))
  const isFixed = description.includes('Cannot be cleared')
  expect(problems).toEqual(isFixed ? [{ code: 'NOT_CLEARABLE', field: `${place}${name}` }] : [])
})

test('null takes a text, a list and a discount off a product, in a change and in a job', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const whole = { description: 'Text', sku: 'A-1', ribbon: 'New', brand: 'Ostra' }
  const infoSections = [{ title: 'Care', description: 'Dry' }]
  const { id } = await make(staff, {
    name: 'Full',
    basePrice: '5',
    ...whole,
    infoSections,
    discount: { percent: '10' },
  })
  const cleared = {
    description: null,
    sku: null,
    ribbon: null,
    brand: null,
    infoSections: null,
    discount: null,
  }
  const document = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) {
    product { rawDescription sku ribbon brandName infoSections { title } discount { type } } problems { code } } }`
  const { data } = await executeAdmin(staff, document, { input: { id, ...cleared } })
  expect(data).toEqual({
    updateProduct: {
      product: {
        rawDescription: '',
        sku: null,
        ribbon: null,
        brandName: null,
        infoSections: [],
        discount: { type: 'NONE' },
      },
      problems: [],
    },
  })
  const job = `mutation ($input: StartJobInput!) { startJob(input: $input) { problems { code field } } }`
  const work = { editProducts: { edits: [{ update: { id, cost: null } }] } }
  const started = await executeAdmin(staff, job, {
    input: { idempotencyKey: 'null-in-a-job', work },
  })
  expect(started.data).toEqual({
    startJob: {
      problems: [{ code: 'NOT_CLEARABLE', field: 'work.editProducts.edits[0].update.cost' }],
    },
  })
})
