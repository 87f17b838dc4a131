// Declares which admin calls are recorded, and which things each one changes. All other calls change no prices,
// visibility, brands, collections or member status.
import type { MemberFilter, MemberSearch } from '../platform/member/member-query.ts'
import { type Operations, operationOf } from '../platform/operations.ts'
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
  readonly [Port in 'catalogWrites' | 'memberWrites']: {
    readonly [Name in keyof Operations[Port]]?: DescribedCall<Operations[Port][Name]>
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
  catalogWrites: {
    createProduct: { kind: 'PRODUCT', made: ({ product: made }) => [thingOfProduct(made)] },
    updateProduct: product,
    deleteProduct: product,
    updateVariants: product,
    resetVariants: product,
    removeBrand: product,
    removeRibbon: product,
    addToCollection: inCollection,
    removeFromCollection: inCollection,
    setProperty: products,
    adjustProperty: products,
    createCollection: {
      kind: 'COLLECTION',
      made: ({ collection: made }) => [thingOfCollection(made)],
    },
    updateCollection: collection,
    deleteCollection: collection,
    createBrand: { kind: 'BRAND', made: ({ brand }) => [thingOfBrand(brand)] },
    getOrCreateBrand: {
      kind: 'BRAND',
      made: ({ brand }) => [thingOfBrand(brand)],
      names: ({ name }) => [name],
    },
    updateBrand: { kind: 'BRAND', ids: ({ brand }) => [brand.id] },
    deleteBrand: { kind: 'BRAND', ids: ({ id }) => [id] },
    createBrands: { kind: 'BRAND', made: ({ results }) => brandsIn(results) },
    getOrCreateBrands: {
      kind: 'BRAND',
      made: ({ results }) => brandsIn(results),
      names: ({ names }) => names,
    },
    updateBrands: {
      kind: 'BRAND',
      ids: ({ brands }) => brands.map(({ id }) => id),
    },
    deleteBrands: { kind: 'BRAND', ids: ({ ids }) => ids },
  },
  memberWrites: {
    approve: member,
    block: member,
    disconnect: member,
    mute: member,
    unmute: member,
    delete: member,
    create: { kind: 'MEMBER', made: ({ member: made }) => [thingOfMember(made)] },
    deleteMany: { kind: 'MEMBER', ids: ({ memberIds }) => memberIds },
    deleteByFilter: { ...byFilter, isDone: (thing) => thing === null },
    approveByFilter: { ...byFilter, isDone: hasStatus('APPROVED') },
    blockByFilter: { ...byFilter, isDone: hasStatus('BLOCKED') },
  },
}

type Results = AnswerOf<Operations['catalogWrites']['createBrands']>['results']
const brandsIn = (results: Results) =>
  results.flatMap(({ item }) => (item ? [thingOfBrand(item)] : []))

export type RecordedCall = Described<unknown, unknown>

const byOperation = new Map<string, RecordedCall>(
  Object.entries<Readonly<Record<string, unknown>>>(recordedCalls).flatMap(([port, table]) =>
    // The table is typed per operation; the transport has only untyped requests.
    Object.entries(table).map(([name, call]) => [`${port}.${name}`, call as RecordedCall] as const),
  ),
)

/** Returns how a call is recorded; undefined when it is not. */
export const recordedCall = (call: PlatformCall): RecordedCall | undefined =>
  byOperation.get(operationOf(call) ?? '')
