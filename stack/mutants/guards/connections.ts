// Guards of the process: requests over a bare connection, and its start.
import type { Mutant } from '../mutant.ts'

const app = 'gateway/src/app.ts'

export const connectionMutants: readonly Mutant[] = [
  {
    row: 'S48',
    without: 'an upgrade is accepted',
    file: app,
    from: "  app.decorate('gateway', gateway)\n",
    to: `  app.decorate('gateway', gateway)
  app.server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n'))
`,
  },
  {
    row: 'S55',
    without: 'the hash of a manifest entry is not compared',
    file: 'gateway/src/graphql/trusted-documents.ts',
    from: "hash('sha256', text, 'hex') === hashIn(key)",
    to: 'hashIn(key) !== text',
  },
  {
    row: 'S100',
    without: 'headers never time out',
    file: app,
    from: 'headersTimeout: 15_000',
    to: 'headersTimeout: 0',
  },
  {
    row: 'S100',
    without: 'headers have no size limit',
    file: app,
    from: 'maxHeaderSize: 16 * 1024',
    to: 'maxHeaderSize: 1024 * 1024',
  },
  {
    row: 'S104',
    without: 'packages may run scripts at installation',
    file: 'pnpm-workspace.yaml',
    from: 'strictDepBuilds: true',
    to: 'strictDepBuilds: false',
  },
]
