// The guards that are taken out, by chapter of docs/security.md.
import { connectionMutants } from './guards/connections.ts'
import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [...connectionMutants]
