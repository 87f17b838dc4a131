// Declares which admin calls are recorded, and which things each one changes. All other calls change no prices,
// visibility, brands, collections or member status.
import type { PlatformCalls } from '../platform/calls.ts'
import type { MemberFilter, MemberSearch } from '../platform/member/member-query.ts'
import type { AnswerOf, InputOf, PlatformCall } from '../platform/platform-call.ts'
import type { Thing, ThingKind } from './facts.ts'
import { thingOfBrand, thingOfCollection, thingOfMember, thingOfProduct } from './read-things.ts'

type Selection = { filter: MemberFilter; search?: MemberSearch | undefined }

type Described<Request, Answer> = {
  kind: ThingKind
  /** Existing things. */
  ids?: (request: Request) => readonly string[]
  /** The filter that selects members, for calls without ids. */
  found?: (request: Request) => Selection
  /** Whether an asynchronous change was applied to a thing; null: it does not exist. */
  isDone?: (thing: Thing | null) => boolean
  /** Created things; for calls with `names` also existing ones. */
  made?: (answer: Answer) => readonly Thing[]
  /** Names of brands that the call reuses if they exist. */
  names?: (request: Request) => readonly string[]
}

type DescribedCall<C> = C extends PlatformCall ? Described<InputOf<C>, AnswerOf<C>> : never
type Table = {
  readonly [Service in 'productsWrite' | 'brandsWrite' | 'membersAdmin']: {
    readonly [Name in keyof PlatformCalls[Service]]?: DescribedCall<PlatformCalls[Service][Name]>
  }
}

const product = { kind: 'PRODUCT', ids: ({ id }: { id: string }) => [id] } as const
const inCollection = {
  kind: 'PRODUCT',
  ids: ({ productIds }: { productIds: readonly string[] }) => productIds,
} as const
const products = { kind: 'PRODUCT', ids: ({ ids }: { ids: readonly string[] }) => ids } as const
const collection = { ...product, kind: 'COLLECTION' } as const
const member = { ...product, kind: 'MEMBER' } as const
const byFilter = {
  kind: 'MEMBER',
  found: ({ filter, search }: Selection) => ({ filter, search }),
} as const

const hasStatus = (status: string) => (thing: Thing | null) => thing?.facts.status === status

export const recordedCalls: Table = {
  productsWrite: {
    createProduct: { kind: 'PRODUCT', made: ({ product: made }) => [thingOfProduct(made)] },
    updateProduct: product,
    deleteProduct: product,
    updateProductVariants: product,
    resetAllProductVariantData: product,
    removeBrand: product,
    removeRibbon: product,
    addProductsToCollection: inCollection,
    removeProductsFromCollection: inCollection,
    bulkUpdateProductsProperty: products,
    bulkAdjustProductProperty: products,
    createCollection: {
      kind: 'COLLECTION',
      made: ({ collection: made }) => [thingOfCollection(made)],
    },
    updateCollection: collection,
    deleteCollection: collection,
  },
  brandsWrite: {
    createBrand: { kind: 'BRAND', made: ({ brand }) => [thingOfBrand(brand)] },
    getOrCreateBrand: {
      kind: 'BRAND',
      made: ({ brand }) => [thingOfBrand(brand)],
      names: ({ name }) => [name],
    },
    updateBrand: { kind: 'BRAND', ids: ({ brand }) => [brand.id] },
    deleteBrand: { kind: 'BRAND', ids: ({ id }) => [id] },
    bulkCreateBrands: { kind: 'BRAND', made: ({ results }) => brandsIn(results) },
    bulkGetOrCreateBrands: {
      kind: 'BRAND',
      made: ({ results }) => brandsIn(results),
      names: ({ names }) => names,
    },
    bulkUpdateBrands: {
      kind: 'BRAND',
      ids: ({ brands }) => brands.map(({ id }) => id),
    },
    bulkDeleteBrands: { kind: 'BRAND', ids: ({ ids }) => ids },
  },
  membersAdmin: {
    approveMember: member,
    blockMember: member,
    disconnectMember: member,
    muteMember: member,
    unmuteMember: member,
    deleteMember: member,
    createMember: { kind: 'MEMBER', made: ({ member: made }) => [thingOfMember(made)] },
    bulkDeleteMembers: { kind: 'MEMBER', ids: ({ memberIds }) => memberIds },
    bulkDeleteMembersByFilter: { ...byFilter, isDone: (thing) => thing === null },
    bulkApproveMembers: { ...byFilter, isDone: hasStatus('APPROVED') },
    bulkBlockMembers: { ...byFilter, isDone: hasStatus('BLOCKED') },
  },
}

type Results = AnswerOf<PlatformCalls['brandsWrite']['bulkCreateBrands']>['results']
const brandsIn = (results: Results) =>
  results.flatMap(({ item }) => (item ? [thingOfBrand(item)] : []))

export type RecordedCall = Described<unknown, unknown>

/** Returns how a call is recorded; undefined when it is not. */
export function recordedCall(service: string, name: string): RecordedCall | undefined {
  // The table is typed per call; the transport has only untyped requests.
  const table: Readonly<Record<string, Readonly<Record<string, unknown>>>> = recordedCalls
  return table[service]?.[name] as RecordedCall | undefined
}
