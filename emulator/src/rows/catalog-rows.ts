// Rows of the catalog. A row is never changed in place: a changed copy replaces it.
import type { DimensionsBody, SeoBody } from '@vitrine/platform'

export type StoredPicture = {
  id: string
  alt: string
  width: number
  height: number
  focal: { x: number; y: number }
  /** URL of a picture on another host; absent for a drawn or uploaded one. */
  url?: string
  isUploaded?: boolean
}

export type StoredChoice = { value: string; description: string; pictures: StoredPicture[] }

export type StoredOption = { name: string; type: 'drop_down' | 'color'; choices: StoredChoice[] }

export type StoredVariant = {
  id: string
  /** Option name → choice description. */
  choices: Record<string, string>
  price?: number
  cost?: number
  weight?: number
  sku?: string
  /** Present only when the product tracks its inventory. */
  quantity?: number
  /** Used only when the product does not track its inventory. */
  inStock: boolean
  visible: boolean
  productDimensions?: DimensionsBody
  packageDimensions?: DimensionsBody
}

export type StoredProduct = {
  id: string
  numericId: string
  inventoryItemId: string
  slug: string
  name: string
  brand: string
  productType: 'physical' | 'digital'
  isGiftCard?: boolean
  description: string
  visible: boolean
  price: number
  cost: number
  discount: { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: number }
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
  collectionIds: string[]
  trackInventory: boolean
  manageVariants: boolean
  options: StoredOption[]
  /** At least one; a product without options has only the variant with the zero id. */
  variants: StoredVariant[]
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[]
  pictures: StoredPicture[]
  productDimensions?: DimensionsBody
  packageDimensions?: DimensionsBody
  /** The owner's data for search engines; generated from name and description when absent. */
  seo?: SeoBody
  createdDate: string
  lastUpdated: string
}

export type StoredCollection = {
  id: string
  name: string
  slug: string
  description: string
  visible: boolean
  picture?: StoredPicture
  lastUpdated: string
}

export type StoredBrand = {
  id: string
  revision: string
  name: string
  createdDate: string
  updatedDate: string
}
