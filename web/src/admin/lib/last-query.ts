// Remembers the last query of the screen, to open it in the playground.

type ScreenQuery = { text: string; variables: unknown }
let last: ScreenQuery | null = null

export const rememberQuery = (query: ScreenQuery) => {
  last = query
}

/** The playground with the query of the current screen. */
export function playgroundHref(): string {
  if (!last) return '/admin/graphiql/'
  const { text, variables } = last
  return `/admin/graphiql/#${new URLSearchParams({ query: text, variables: JSON.stringify(variables ?? {}) })}`
}
