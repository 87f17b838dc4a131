// The shop's terms of delivery and returns, read once from the file of STORE_TERMS.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { StoreTerms } from './http/web-bundle.ts'
import { UnusableSettings } from './unusable-settings.ts'

const countries = z.array(z.string().regex(/^[A-Z]{2}$/)).min(1)
const amount = z.string().regex(/^\d{1,7}(\.\d{1,3})?$/)
const days = z
  .tuple([z.number().int().min(0).max(365), z.number().int().min(0).max(365)])
  .refine(([least, most]) => least <= most, { error: 'must be the least, then the most' })

const storeTerms = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  returns: z
    .strictObject({
      countries,
      days: z.number().int().min(1).max(3650),
      paidBy: z.enum(['SHOP', 'CUSTOMER']),
    })
    .optional(),
  shipping: z
    .array(
      z.strictObject({
        countries,
        price: amount,
        freeFrom: amount.optional(),
        handlingDays: days,
        transitDays: days,
      }),
    )
    .max(50),
})

/** Returns null without a file. Throws a sentence that names what is wrong. */
export function readStoreTerms(file: string | undefined): StoreTerms | null {
  if (file === undefined) return null
  try {
    return storeTerms.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new UnusableSettings(`STORE_TERMS ${file}: ${reason}`)
  }
}
