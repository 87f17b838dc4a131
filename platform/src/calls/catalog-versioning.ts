// The call that returns a site's catalog version. Source: docs/contract/catalog.md §1,
// docs/contract/transport.md §2; beyond spec §7.
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, word } from '../shapes.ts'
import { catalogVersions } from '../vocab/catalog.ts'

export const catalogVersioning = callTable({
  getCatalogVersion: call({
    ...under('catalogVersioning', '/version'),
    actor: 'visitor',
    evidence: 'sdk',
    method: 'GET',
    request: body(() => ({})),
    response: answer(() => ({ catalogVersion: word(catalogVersions) })),
  }),
} satisfies Record<string, Call>)
