// Rules for the input of app keys.
import { z } from 'zod'

const isOrigin = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value

const allowedOrigins = z.array(z.string().max(200).refine(isOrigin)).max(20)

export const createInput = z.object({
  name: z.string().regex(/^[\w-]{1,50}$/),
  allowedOrigins: allowedOrigins.nullish(),
})
export const updateInput = z.object({ allowedOrigins: allowedOrigins.nullish() })
export const rotateInput = z.object({ graceHours: z.number().min(0).max(168).nullish() })
