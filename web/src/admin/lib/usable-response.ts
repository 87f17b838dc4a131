// What the admin reads of a response with errors.
export type ResponseBody = {
  data?: Record<string, unknown> | null
  errors?: { path?: readonly (string | number)[]; extensions?: { code?: string } }[]
}

/** Returns whether the caller lost the right to something of the response: signed out, or the elevation has ended. */
export const isRefused = ({ errors = [] }: ResponseBody): boolean =>
  errors.some(({ extensions }) => /^(UNAUTHENTICATED|FORBIDDEN)$/.test(extensions?.code ?? ''))

/**
 * Fields below others that fail alone and are marked `@semanticNonNull` in the schema.
 * `stack/test/schema-conventions.test.ts` compares the list with it.
 */
export const nestedFields: ReadonlySet<string> = new Set([
  'availability',
  'collections',
  'customFields',
  'failures',
  'items',
  'products',
  'related',
  'totalCount',
  'variants',
])

const isMissing = (path: readonly (string | number)[] = []): boolean =>
  path.length === 1 || nestedFields.has(String(path.at(-1)))

/**
 * Returns the response without its data when a root field, one of `nestedFields` or a right is missing. The generated
 * types say that what is marked `@semanticNonNull` in the schema is not null, which holds only for a response without
 * these errors.
 */
export function usableResponse<Body extends ResponseBody>(body: Body): Body {
  const lacks = body.errors?.some(({ path }) => isMissing(path)) ?? false
  return lacks || isRefused(body) ? { ...body, data: null } : body
}
