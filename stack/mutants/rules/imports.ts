// Rules of imports: who may import whom, and no cycles.
import type { RuleMutant } from '../mutant.ts'

export const importRules: readonly RuleMutant[] = [
  {
    rule: 'Of the web the gateway imports the types',
    without: 'the gateway loads code of the web',
    file: 'gateway/src/http/web-bundle.ts',
    from: "import type { ServerEntry, ViteManifest } from '../../../web/src/server-contract.ts'",
    to: "import { type ServerEntry, type ViteManifest } from '../../../web/src/server-contract.ts'\nimport '../../../web/src/lib/paths.ts'",
    check: 'layers',
  },
  {
    rule: 'The call table does no I/O',
    without: 'the call table reads files',
    file: 'platform/src/calls/redirects.ts',
    from: "import { z } from 'zod'\n",
    to: "import 'node:fs'\nimport { z } from 'zod'\n",
    check: 'layers',
  },
  {
    rule: 'The call table does no I/O',
    without: 'the gateway imports the embedded platform',
    file: 'gateway/src/domains/search/is-like.ts',
    from: 'import { hasPrefix,',
    to: "import '../../../../emulator/src/refuse.ts'\nimport { hasPrefix,",
    check: 'layers',
  },
  {
    rule: 'The call table does no I/O',
    without: 'a domain imports another one',
    file: 'gateway/src/domains/search/is-like.ts',
    from: 'import { hasPrefix,',
    to: "import '../product/decimals.ts'\nimport { hasPrefix,",
    check: 'layers',
  },
  {
    rule: 'Imports have no cycle',
    without: 'two modules import the types of each other',
    file: 'gateway/src/domains/common/brand-name.ts',
    from: 'import type { Problem }',
    to: "import type {} from './brand-identity.ts'\nimport type { Problem }",
    check: 'layers',
  },
  {
    rule: 'Imports have no cycle',
    without: 'two modules of the web import each other',
    file: 'web/src/live/pause.ts',
    from: 'const [first, longest]',
    to: "import './connection.ts'\n\nconst [first, longest]",
    check: 'layers',
  },
  {
    rule: 'Fastify plugins and routes stand in',
    without: 'a domain is a plugin',
    file: 'gateway/src/domains/search/is-like.ts',
    from: 'import { hasPrefix,',
    to: "import 'fastify-plugin'\nimport { hasPrefix,",
    check: 'layers',
  },
  {
    rule: 'Only `gateway/src/platform/transport.ts` sends HTTP',
    without: 'a domain sends requests of its own',
    file: 'gateway/src/domains/search/is-like.ts',
    from: 'import { hasPrefix,',
    to: "import 'undici'\nimport { hasPrefix,",
    check: 'layers',
  },
]
