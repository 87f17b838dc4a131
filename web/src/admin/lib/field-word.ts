import * as messages from '../__generated__/messages/fields.ts'

const words: Readonly<Record<string, string>> = {
  name: messages.name,
  basePrice: messages.price,
  discount: messages.discount,
  cost: messages.cost,
  weight: messages.weight,
  visible: messages.visible,
  brand: messages.brand,
  ribbon: messages.ribbon,
  sku: messages.sku,
  collections: messages.collections,
  status: messages.status,
  activity: messages.activity,
}

/** Name of a recorded field within a sentence. */
export const fieldWord = (field: string): string => words[field] ?? field
