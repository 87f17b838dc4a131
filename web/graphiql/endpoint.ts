/** The playground under /admin uses the endpoint of the admin. */
export const isAdmin = location.pathname.startsWith('/admin/')
const base = isAdmin ? '/admin' : ''
export const endpoint = `${base}/graphql`
export const schemaPages = `${base}/docs/schema`
