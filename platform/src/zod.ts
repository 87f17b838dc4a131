// Zod as one module of the bundles: by itself it is a hundred files, which each start would find, read and link.
// docs/decisions/049-bundled-servers.md
export { ZodError, z } from 'zod'
