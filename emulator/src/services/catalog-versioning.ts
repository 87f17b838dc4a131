// Implements the call that returns the catalog version of the site. docs/contract/catalog.md §1.
import type { AllCalls, Handlers } from '@vitrine/platform'
import { catalogVersionOf } from '../catalog/catalog-version.ts'
import type { CallContext } from '../context.ts'

export const catalogVersioning: Handlers<AllCalls['catalogVersioning'], CallContext> = {
  getCatalogVersion: (_request, { state }) => ({ catalogVersion: catalogVersionOf(state) }),
}
