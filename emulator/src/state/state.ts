// Holds the state of the platform. Handlers change it inside `transaction`, which writes all changes to the
// file before the caller gets its response, or rolls them back when the handler refuses.
import type { EventIdentity } from '@vitrine/platform'
import type { SeedCatalog } from '../catalog/build-catalog.ts'
import { guidOf } from '../ids.ts'
import type { StoredBackInStockRequest } from '../rows/back-in-stock-rows.ts'
import type {
  StoredBrand,
  StoredCollection,
  StoredPicture,
  StoredProduct,
} from '../rows/catalog-rows.ts'
import type {
  StoredCart,
  StoredCheckout,
  StoredCoupon,
  StoredGiftCard,
  StoredOrder,
} from '../rows/commerce-rows.ts'
import type { StoredDelivery, StoredEvent } from '../rows/event-rows.ts'
import type {
  StoredCaptchaToken,
  StoredCode,
  StoredCredential,
  StoredJob,
  StoredMember,
  StoredRecovery,
  StoredSession,
  StoredStateToken,
} from '../rows/member-rows.ts'
import type {
  StoredAccessToken,
  StoredMail,
  StoredRedirect,
  StoredRefreshToken,
  StoredSetting,
  StoredUpload,
} from '../rows/session-rows.ts'
import { Collection, type Row } from './collection.ts'
import type { SavedRow, Store } from './store.ts'

/** Content of a new shop. `seedTime` is the base of every date of the seed. */
export type Seed = (seedTime: number) => SeedCatalog & {
  coupons: StoredCoupon[]
  giftCards: StoredGiftCard[]
  orders: StoredOrder[]
  members: StoredMember[]
  credentials: StoredCredential[]
  settings: StoredSetting[]
}

/** Observes transactions, to publish changes. */
export type Observer = {
  /** Runs before the write: rows changed here are written in the same transaction. */
  changing(by: EventIdentity | undefined): void
  /** Runs after the write. */
  saved(): void
}

/** A week: longer than a checkout page stays open. Assumed. */
const flowLife = 604_800_000

export class State {
  readonly products = new Collection<StoredProduct>('products', {
    slug: (product) => product.slug,
  })
  readonly collections = new Collection<StoredCollection>('collections', {
    slug: (collection) => collection.slug,
  })
  /** Every picture of the site, in use or not. */
  readonly media = new Collection<StoredPicture>('media')
  /** Upload URLs that wait for a file. */
  readonly uploads = new Collection<StoredUpload>('uploads')
  readonly brands = new Collection<StoredBrand>('brands', { name: (brand) => brand.name })
  readonly coupons = new Collection<StoredCoupon>('coupons', { code: (coupon) => coupon.code })
  readonly giftCards = new Collection<StoredGiftCard>('giftCards', { code: (card) => card.code })
  readonly carts = new Collection<StoredCart>('carts', { owner: (cart) => cart.owner })
  readonly checkouts = new Collection<StoredCheckout>('checkouts', {
    cart: (checkout) => checkout.cartId,
  })
  readonly orders = new Collection<StoredOrder>('orders')
  readonly backInStockRequests = new Collection<StoredBackInStockRequest>('backInStockRequests', {
    product: (request) => request.productId,
    email: (request) => request.email.toLowerCase(),
    status: (request) => request.status,
  })
  readonly accessTokens = new Collection<StoredAccessToken>('accessTokens', {
    refresh: (token) => token.refreshId,
  })
  readonly refreshTokens = new Collection<StoredRefreshToken>('refreshTokens', {
    subject: (token) => token.subjectId,
  })
  readonly members = new Collection<StoredMember>('members', {
    email: (member) => member.loginEmail.toLowerCase(),
    slug: (member) => (member.deletedDate ? undefined : member.profile.slug),
  })
  readonly credentials = new Collection<StoredCredential>('credentials')
  readonly sessions = new Collection<StoredSession>('sessions', {
    member: (session) => session.memberId,
  })
  readonly stateTokens = new Collection<StoredStateToken>('stateTokens', {
    member: (token) => token.memberId,
  })
  readonly codes = new Collection<StoredCode>('codes', { member: (code) => code.memberId })
  readonly recoveries = new Collection<StoredRecovery>('recoveries', {
    member: (recovery) => recovery.memberId,
  })
  readonly jobs = new Collection<StoredJob>('jobs')
  readonly captchaTokens = new Collection<StoredCaptchaToken>('captchaTokens')
  readonly redirects = new Collection<StoredRedirect>('redirects')
  readonly mails = new Collection<StoredMail>('mails')
  readonly settings = new Collection<StoredSetting>('settings')
  readonly events = new Collection<StoredEvent>('events')
  readonly deliveries = new Collection<StoredDelivery>('deliveries')

  readonly #store: Store
  readonly #seed: Seed
  readonly #observers: Observer[] = []

  constructor(store: Store, seed: Seed) {
    this.#store = store
    this.#seed = seed
    this.#replay(store.load())
    this.transaction(() => this.#deleteExpired())
  }

  /** Returns the platform's clock: the machine's, plus what `/_control/clock` added. */
  now(): Date {
    return new Date(Date.now() + Number(this.setting('clockOffset') ?? 0))
  }

  setting(name: string): string | undefined {
    return this.settings.get(name)?.value
  }

  setSetting(name: string, value: string): void {
    this.settings.put({ id: name, value })
  }

  /** Returns the next number of a counter, starting at 1; the sequence is the same after every reset. */
  nextNumber(counter: string): number {
    const next = Number(this.setting(`counter:${counter}`) ?? 0) + 1
    this.setSetting(`counter:${counter}`, String(next))
    return next
  }

  newId(kind: string): string {
    return guidOf(kind, this.nextNumber(kind))
  }

  /**
   * Adds an observer of later transactions, not of the seed or earlier ones. Observers run in the order of
   * registration before the write, so that later ones see the changes of earlier ones, and in reverse after
   * it.
   */
  observe(observer: Observer): void {
    this.#observers.push(observer)
  }

  /** Runs `work` in a transaction; `by` is the identity in the resulting change events. */
  transaction<Result>(work: () => Result, by?: EventIdentity): Result {
    try {
      const result = work()
      for (const observer of this.#observers) observer.changing(by)
      this.#save()
      for (const observer of this.#observers.toReversed()) observer.saved()
      return result
    } catch (error) {
      for (const collection of this.#everything()) collection.rollback()
      throw error
    }
  }

  /** Resets to the seed. The webhook keys remain, because receivers hold the public one. */
  reset(): void {
    const stored = this.settings.all().filter((setting) => setting.id.startsWith('key:'))
    this.#store.clear()
    this.#replay([])
    this.transaction(() => {
      for (const setting of stored) this.settings.put(setting)
    })
  }

  close(): void {
    this.#store.close()
  }

  #save(): void {
    const own: Set<unknown> = new Set([this.events, this.deliveries])
    const rows = this.#everything().flatMap((collection) =>
      collection.changes().map(({ id, row }) => {
        return { id, row, collection: collection.name, isOwn: own.has(collection) }
      }),
    )
    if (rows.length > 0) this.#store.write(rows)
    for (const collection of this.#everything()) collection.commit()
  }

  /** Deletes expired tokens and flows at start; every visitor leaves some. */
  #deleteExpired(): void {
    const now = this.now().getTime()
    for (const collection of this.#expiring()) {
      for (const { id, expiresAt } of collection.all()) {
        if (expiresAt <= now) collection.delete(id)
      }
    }
    for (const { id, createdDate } of this.redirects.all()) {
      if (Date.parse(createdDate) < now - flowLife) this.redirects.delete(id)
    }
  }

  #expiring() {
    return [
      this.accessTokens,
      this.sessions,
      this.stateTokens,
      this.codes,
      this.recoveries,
      this.captchaTokens,
      this.uploads,
    ]
  }

  #everything(): Collection<Row>[] {
    // A Collection<StoredCart> is not a Collection<Row> for the compiler: `put` would accept too much.
    // Callers use only the ids of these rows and never put a row of another kind.
    return [
      this.products,
      this.collections,
      this.media,
      this.brands,
      this.coupons,
      this.giftCards,
      this.carts,
      this.checkouts,
      this.orders,
      this.backInStockRequests,
      this.accessTokens,
      this.refreshTokens,
      this.redirects,
      this.mails,
      this.members,
      this.credentials,
      this.sessions,
      this.stateTokens,
      this.codes,
      this.recoveries,
      this.jobs,
      this.captchaTokens,
      this.uploads,
      this.settings,
      this.events,
      this.deliveries,
      // Each collection has rows of a type of its own; saving and replaying treat all of them as rows.
    ] as unknown as Collection<Row>[]
  }

  #replay(saved: SavedRow[]): void {
    const collections = new Map(this.#everything().map((one) => [one.name, one]))
    for (const collection of collections.values()) collection.clear()
    const savedTime = saved.find((row) => row.collection === 'settings' && row.id === 'seedTime')
    const seedTime = seedTimeOf(savedTime?.row as StoredSetting | undefined)
    const seed = this.#seed(seedTime)
    this.products.load(seed.products)
    this.collections.load(seed.collections)
    this.media.load(picturesOf(seed))
    this.brands.load(seed.brands)
    this.coupons.load(seed.coupons)
    this.giftCards.load(seed.giftCards)
    this.orders.load(seed.orders)
    this.members.load(seed.members)
    this.credentials.load(seed.credentials)
    this.settings.load(seed.settings)
    for (const { collection, id, row } of saved) {
      if (row) collections.get(collection)?.load([row])
      else collections.get(collection)?.unload(id)
    }
    if (!savedTime) this.transaction(() => this.setSetting('seedTime', String(seedTime)))
  }
}

const picturesOf = ({ products, collections }: SeedCatalog): StoredPicture[] => [
  ...products.flatMap((product) => product.pictures),
  ...collections.flatMap((collection) => collection.picture ?? []),
]

/** Returns midnight of the day of the first start, so that "three days ago" is the same all day. */
function seedTimeOf(saved: StoredSetting | undefined): number {
  if (saved) return Number(saved.value)
  const day = 86_400_000
  return Math.floor(Date.now() / day) * day
}
