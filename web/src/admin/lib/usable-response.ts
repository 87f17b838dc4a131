// What the admin reads of a response with errors.
export type ResponseBody = {
  data?: Record<string, unknown> | null
  errors?: { path?: readonly (string | number)[]; extensions?: { code?: string } }[]
}

/** Returns whether the caller lost the right to something of the response: signed out, or the elevation has ended. */
export const isRefused = ({ errors = [] }: ResponseBody): boolean =>
  errors.some(({ extensions }) => /^(UNAUTHENTICATED|FORBIDDEN)$/.test(extensions?.code ?? ''))

/**
 * Returns the response without its data when a root field or a right is missing. The generated types say that what is
 * marked `@semanticNonNull` in the schema is not null, which holds only for a response without these errors.
 */
export function usableResponse<Body extends ResponseBody>(body: Body): Body {
  const isRootMissing = body.errors?.some(({ path }) => path?.length === 1) ?? false
  return isRootMissing || isRefused(body) ? { ...body, data: null } : body
}
