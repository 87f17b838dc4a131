// A value of a custom field of any type. docs/contract/auth.md §6 "custom value".
import { z } from 'zod'
import { answer, body, timestamp } from '../shapes.ts'

const plain = {
  strValue: z.string().nullish(),
  numValue: z.number().nullish(),
  dateValue: timestamp.nullish(),
  boolValue: z.boolean().nullish(),
}

/** Lists and maps contain plain values; nested ones exist in the types only. */
export const customValueBody = body(() => ({
  ...plain,
  listValue: body(() => ({ value: z.array(body(() => plain)).nullish() })).nullish(),
  mapValue: body(() => ({
    value: z
      .record(
        z.string(),
        body(() => plain),
      )
      .nullish(),
  })).nullish(),
}))

export const wireCustomValue = answer(() => ({
  ...plain,
  listValue: answer(() => ({ value: z.array(answer(() => plain)).nullish() })).nullish(),
  mapValue: answer(() => ({
    value: z
      .record(
        z.string(),
        answer(() => plain),
      )
      .nullish(),
  })).nullish(),
}))
export type WireCustomValue = z.output<typeof wireCustomValue>
