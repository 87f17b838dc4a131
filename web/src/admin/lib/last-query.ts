// What the screen asked last, for whoever wants to ask it by hand.

type Asked = { text: string; variables: unknown }
let last: Asked | null = null

export const rememberQuery = (asked: Asked) => {
  last = asked
}

/** The playground with the query of the screen that is shown. */
export function playgroundHref(): string {
  if (!last) return '/admin/graphiql/'
  const { text, variables } = last
  return `/admin/graphiql/#${new URLSearchParams({ query: text, variables: JSON.stringify(variables ?? {}) })}`
}
