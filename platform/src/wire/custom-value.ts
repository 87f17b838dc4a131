// A value of a custom field, of whatever kind it is. docs/contract/auth.md §6 "custom value".
import { z } from 'zod'
import { answer, body, timestamp } from '../shapes.ts'

const plain = {
  strValue: z.string().nullish(),
  numValue: z.number().nullish(),
  dateValue: timestamp.nullish(),
  boolValue: z.boolean().nullish(),
}

/** Lists and maps hold plain values; deeper ones exist in the types and nowhere else. */
export const customValueBody = body({
  ...plain,
  listValue: body({ value: z.array(body(plain)).nullish() }).nullish(),
  mapValue: body({ value: z.record(z.string(), body(plain)).nullish() }).nullish(),
})

export const wireCustomValue = answer({
  ...plain,
  listValue: answer({ value: z.array(answer(plain)).nullish() }).nullish(),
  mapValue: answer({ value: z.record(z.string(), answer(plain)).nullish() }).nullish(),
})
export type WireCustomValue = z.output<typeof wireCustomValue>
