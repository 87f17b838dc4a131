// Scalar schemas of the calls. `violations.ts` reports violations in the platform's format; rules that zod
// does not have are named in `params.rule`.
import { z } from 'zod'

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A GUID in the platform's usual format. */
export const guid = z
  .string()
  .regex(guidPattern, { error: 'must be a GUID' })
  .meta({ format: 'GUID' })

/** Text of `min` to `max` characters. */
export const text = (max: number, min = 0) => z.string().min(min).max(max)

/** A point in time on the wire: ISO-8601. docs/contract/transport.md §9. */
export const timestamp = z.string()

/** A decimal number as text, bounds inclusive, with at most `scale` fraction digits. */
export function decimal(bounds: { min?: number; max?: number; scale?: number } = {}) {
  return z.string().superRefine((value, context) => {
    const broken = brokenDecimalRule(value, bounds)
    if (broken) context.addIssue({ code: 'custom', message: broken.message, params: broken })
  })
}

type DecimalBounds = { min?: number; max?: number; scale?: number }

function brokenDecimalRule(value: string, bounds: DecimalBounds) {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return { rule: 'FORMAT', message: 'must be a decimal number' }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, scale = 20 } = bounds
  if (Number(value) < min) {
    return { rule: 'DECIMAL_GTE', threshold: min, message: `must be at least ${min}` }
  }
  if (Number(value) > max) {
    return { rule: 'DECIMAL_LTE', threshold: max, message: `must be at most ${max}` }
  }
  if ((value.split('.')[1] ?? '').length > scale) {
    return { rule: 'DECIMAL_MAX_SCALE', threshold: scale, message: `at most ${scale} decimals` }
  }
}

/**
 * A closed list of words, parsed loosely: an unknown word counts as absent instead of failing the whole
 * response.
 */
export const word = <Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words).nullish().catch(undefined)

type Shape = z.core.$ZodLooseShape

/**
 * Returns a shape whose schemas are created when one of them is first needed. A gateway uses a part of the calls, and of
 * most responses no schema: all of them together cost each start 120 ms and 8 MB.
 */
function onFirstUse<Fields extends Shape>(create: () => Fields): Fields {
  let created: Fields | undefined
  const fields = () => {
    created ??= create()
    return created
  }
  // Cast: the proxy has the fields of another object.
  return new Proxy({} as Fields, {
    get: (_, name) => Reflect.get(fields(), name),
    has: (_, name) => Reflect.has(fields(), name),
    ownKeys: () => Reflect.ownKeys(fields()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(fields(), name),
  })
}

/** An object of a response: unknown fields pass through. */
export const answer = <Fields extends Shape>(fields: () => Fields) =>
  z.looseObject(onFirstUse(fields))
/** An object of a request: unknown fields are refused. */
export const body = <Fields extends Shape>(fields: () => Fields) =>
  z.strictObject(onFirstUse(fields))
