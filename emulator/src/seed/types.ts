// Types of the seeded shop: plain data that the platform loads at start and at every reset.
import type {
  ActivityStatus,
  IdentityPendingReason,
  MemberRole,
  MemberStatus,
  PrivacyStatus,
} from '@vitrine/platform'
import type { StoredAddress, StoredEmail, StoredPhone } from '../rows/member-rows.ts'

/** `wide` is a workshop of 2400 × 1350 px and `banner` a strip of it; the others have 1200 × 1500. */
export type PictureView = 'front' | 'detail' | 'scene' | 'wide' | 'banner'

/** A drawable picture. `kind` names a drawing in art/, `color` is the hex from which shades are derived. */
export type SeedPicture = {
  kind: string
  view: PictureView
  color: string
  accent?: string
  variant?: number
  alt: string
  /** 0…1 from the left and the top, or in percent; the middle when absent. */
  focal?: { x: number; y: number }
  /** Ending of the media id; `png` when absent. */
  ending?: 'gif' | 'svg' | ''
}

/** For colors `value` is the hex and `description` the label; `pictures` are indexes into the product's. */
export type SeedChoice = { value: string; description: string; pictures?: number[] }

export type SeedOption = { name: string; type: 'drop_down' | 'color'; choices: SeedChoice[] }

/** Differences of one combination. `choices` maps option name to choice description. */
export type SeedVariant = {
  choices: Record<string, string>
  price?: number
  cost?: number
  weight?: number
  sku?: string
  stock?: number
  visible?: boolean
}

export type SeedProduct = {
  slug: string
  name: string
  brand: string
  productType: 'physical' | 'digital'
  /** A gift card that the shop sells. */
  isGiftCard?: boolean
  /** Simple HTML: p, ul, li, strong, em. */
  description: string
  price: number
  cost: number
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: number }
  /** Kilograms. */
  weight?: number
  sku?: string
  ribbon?: string
  pricePerUnit?: {
    totalQuantity: number
    totalMeasurementUnit: string
    baseQuantity: number
    baseMeasurementUnit: string
  }
  infoSections: { title: string; description: string }[]
  /** Collection slugs. */
  collections: string[]
  /** For products without variants, and the default quantity of combinations not listed. */
  stock: { tracked: boolean; quantity?: number; inStock?: boolean }
  options?: SeedOption[]
  variants?: SeedVariant[]
  customTextFields?: { title: string; maxLength: number; mandatory: boolean }[]
  pictures: SeedPicture[]
  visible?: boolean
  createdDaysAgo: number
}

export type SeedCollection = {
  slug: string
  name: string
  description: string
  picture?: SeedPicture
}

export type SeedShop = {
  name: string
  products: SeedProduct[]
  collections: SeedCollection[]
  brands: string[]
}

export type SeedPerson = {
  email: string
  nickname?: string
  role?: Exclude<MemberRole, 'UNDEFINED_ROLE'>
  status?: Exclude<MemberStatus, 'UNKNOWN'>
  reasons?: IdentityPendingReason[]
  privacy?: Exclude<PrivacyStatus, 'UNKNOWN'>
  activity?: Exclude<ActivityStatus, 'UNKNOWN'>
  /** Has no password: a login requires a new one. */
  withoutPassword?: boolean
  unverified?: boolean
  firstName?: string
  lastName?: string
  title?: string
  company?: string
  jobTitle?: string
  birthdate?: string
  language?: string
  labels?: string[]
  phones?: StoredPhone[]
  emails?: StoredEmail[]
  addresses?: Omit<StoredAddress, 'id'>[]
  fields?: Record<string, string | number>
  photo?: SeedPicture
  cover?: SeedPicture
  /** Form of the addresses of photo and cover: an escaped tilde, or of a file outside of the site's media. */
  pictureForm?: 'escaped' | 'outside'
  joinedDaysAgo: number
  /** Remaining days of a paid plan. */
  subscribedForDays?: number
  seenDaysAgo?: number
}
