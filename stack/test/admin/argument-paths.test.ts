// Every problem of every admin mutation names the path of the caller's own argument.
import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const schema = buildSchema(
  readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
)
const mutations = schema.getMutationType()?.getFields() ?? {}

function inputOf(name: string): GraphQLArgument {
  const [input] = mutations[name]?.args ?? []
  if (!input) throw new Error(`There is no ${name}`)
  return input
}

const documentOf = (name: string): string =>
  `mutation ($input: ${inputOf(name).type}) { result: ${name}(input: $input) { problems { code field } } }`

/** Returns the part of a path that names no argument of the caller; null if all parts do. */
function unknownPart(name: string, path: string): string | null {
  let { type }: { type: GraphQLInputType } = inputOf(name)
  for (const part of path.replaceAll(/\[\d+\]/g, '').split('.')) {
    const named: GraphQLNamedType = getNamedType(type)
    const field: GraphQLInputField | undefined = isInputObjectType(named)
      ? named.getFields()[part]
      : undefined
    if (!field) return part
    type = field.type
  }
  return null
}

const unknown = '00000000-0000-4000-8000-000000000000'
const long = (length: number) => 'x'.repeat(length)
const product = {
  name: '',
  slug: long(101),
  basePrice: '1.999',
  cost: '-1',
  weight: { value: '0.125', unit: 'LB' },
  sku: long(41),
  ribbon: long(31),
  brand: long(51),
  description: long(8001),
  infoSections: [{ title: long(51), description: long(16_001) }],
  discount: { percent: '101' },
  pricePerUnit: { totalQuantity: '0.001', totalUnit: 'G', baseQuantity: '-1', baseUnit: 'L' },
  options: [
    { name: long(51), choices: [{ value: '' }, { value: 'a', label: long(51) }] },
    { name: 'A', choices: [{ value: 'b' }, { value: 'B' }] },
  ],
  seo: { tags: [{ type: 'title', custom: true }], keywords: [{ term: long(1001) }] },
}
const member = {
  nickname: long(101),
  title: long(301),
  firstName: long(101),
  birthdate: '2999-01-01',
  company: long(101),
  phones: [{ phone: '1' }],
  emails: [{ email: 'no' }],
  addresses: [{ country: 'Norway', addressLine: 'A', streetName: 'A', city: long(101) }],
  customFields: [{ key: 'custom.unheard-of', value: 'x' }],
}

const wrong: readonly (readonly [string, object])[] = [
  ['createProduct', product],
  ['updateProduct', { id: 'x', ...product }],
  ['updateProduct', { id: unknown, name: 'A' }],
  ['updateProduct', { id: unknown, brand: '' }],
  ['deleteProduct', { id: 'x' }],
  ['deleteProductOptions', { id: 'x' }],
  ['resetAllProductVariantData', { id: unknown }],
  ['removeProductBrand', { id: 'x' }],
  ['removeProductRibbon', { id: unknown }],
  [
    'updateProductVariants',
    {
      id: 'x',
      changes: [
        {
          variants: { ids: ['x'] },
          basePrice: '-1',
          cost: '-1',
          weight: { value: '0.125', unit: 'LB' },
          sku: long(41),
        },
        { variants: { choices: [] } },
      ],
    },
  ],
  [
    'addProductMedia',
    { id: 'x', media: [{ source: { url: 'ftp://x.test/a' } }, { source: { mediaId: '' } }] },
  ],
  ['addProductMedia', { id: unknown, media: [] }],
  ['removeProductMedia', { id: 'x', media: { ids: [] } }],
  ['removeProductMedia', { id: unknown, media: { all: false } }],
  ['addProductMediaToChoices', { id: 'x', media: [{ option: '', choice: '', mediaIds: [] }] }],
  ['removeProductMediaFromChoices', { id: 'x', media: { choices: [] } }],
  ['removeProductMediaFromChoices', { id: unknown, media: { all: false } }],
  [
    'removeProductMediaFromChoices',
    {
      id: unknown,
      media: { choices: [{ option: '', choice: '', media: { all: false } }] },
    },
  ],
  ['bulkSetProductProperty', { ids: ['x'], set: { brand: long(51) } }],
  ['bulkSetProductProperty', { ids: ['x'], set: { basePrice: '-1' } }],
  [
    'bulkAdjustProductProperty',
    { ids: [unknown, unknown], adjust: { basePrice: { amount: '1' } } },
  ],
  ['bulkSetProductProperty', { ids: [unknown, unknown], set: { ribbon: 'a' } }],
  ['bulkAdjustProductProperty', { ids: [], adjust: { basePrice: { amount: '0.001' } } }],
  ['createCollection', { name: long(51), slug: long(101), description: long(601) }],
  ['updateCollection', { id: unknown, name: 'A' }],
  ['updateCollection', { id: unknown, name: '' }],
  ['deleteCollection', { id: unknown }],
  ['addProductsToCollection', { id: unknown, productIds: ['x'] }],
  ['removeProductsFromCollection', { id: unknown, productIds: [] }],
  ['createBrand', { name: long(51) }],
  ['createBrand', { name: 'Ostra' }],
  ['getOrCreateBrand', { name: '' }],
  ['updateBrand', { id: 'x', revision: 'x', name: long(51) }],
  ['updateBrand', { id: unknown, revision: '1', name: 'A' }],
  ['deleteBrand', { id: 'x' }],
  ['bulkCreateBrands', { brands: [{ name: long(51) }] }],
  ['bulkGetOrCreateBrands', { brands: [] }],
  ['bulkUpdateBrands', { brands: [{ id: 'x', revision: 'x', name: '' }] }],
  ['bulkDeleteBrands', { ids: ['x'] }],
  ['createMember', { loginEmail: 'no', ...member }],
  ['createMember', { loginEmail: 'mara@shop.test' }],
  ['updateMember', { id: unknown, ...member }],
  ['updateMember', { id: 'x', title: 'A' }],
  ['updateMember', { id: unknown, title: 'A' }],
  ['updateMember', { id: unknown, phones: [] }],
  ['updateMember', { id: unknown }],
  ['updateMemberSlug', { id: 'x', slug: 'a' }],
  ['updateMemberSlug', { id: unknown, slug: 'two words' }],
  ['approveMember', { id: 'x' }],
  ['deleteMember', { id: 'x', contentAssigneeId: 'x' }],
  ['bulkDeleteMembers', { ids: ['x'] }],
  ['sendActivationEmail', { id: 'x' }],
  [
    'bulkBlockMembersByFilter',
    { filter: { nickname: { equals: long(256) } }, confirmationToken: 'x' },
  ],
  ['bulkDeleteMembersByFilter', { filter: { search: long(101) }, confirmationToken: 'x' }],
  [
    'startJob',
    {
      idempotencyKey: 'x',
      work: { adjustProperty: { ids: ['x'], adjust: { basePrice: { amount: '0.001' } } } },
    },
  ],
  ['startJob', { idempotencyKey: 'a b c d e f g', work: { deleteProducts: { ids: [unknown] } } }],
  [
    'startJob',
    { idempotencyKey: long(9), work: { setProperty: { ids: [], set: { basePrice: '-1' } } } },
  ],
  ['startJob', { idempotencyKey: long(9), work: { deleteProducts: { ids: ['x'] } } }],
  [
    'startJob',
    {
      idempotencyKey: long(9),
      work: { editProducts: { edits: [{ update: { id: 'x', basePrice: '-1' } }] } },
    },
  ],
  ['stopJob', { id: 'x' }],
]

type Result = { result: { problems: { code: string; field: string | null }[] } }

test.each(wrong)(
  '%s reports each problem at the path of its argument (%#)',
  async (name, given) => {
    const staff = await elevatedStaff(stack().shopUrl)
    const { result } = await queryAdmin<Result>(staff, documentOf(name), { input: given })
    expect(result.problems.length).toBeGreaterThan(0)
    for (const { code, field } of result.problems) {
      expect(field, code).toEqual(expect.any(String))
      expect(unknownPart(name, field ?? ''), `${code} ${field}`).toBeNull()
    }
  },
)
