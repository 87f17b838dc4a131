// Prints the pages that are generated from code: docs/coverage.md, docs/platform-calls.md, docs/permissions.md,
// docs/api/errors.md and deploy/grafana.json.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls, type Call, keyPermissions } from '@vitrine/platform'
import { root } from '../src/root.ts'
import { eventLines } from './event-lines.ts'
import { printDashboard } from './print-dashboard.ts'
import { printErrors } from './print-errors.ts'
import { printPermissions } from './print-permissions.ts'
import { securityPage, withTests } from './security-rows.ts'
import { specCalls } from './spec-calls.ts'
import type { SpecCall } from './spec-row.ts'

const textOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')

const handlers = textOf('emulator/src/services')
const sdkTests = textOf('emulator/test/sdk')
const schema = readFileSync(join(root, 'schema/schema.graphql'), 'utf8')

const tables: Record<string, Record<string, Call>> = allCalls
const entryOf = ({ table }: SpecCall): Call | undefined => {
  const [service = '', name = ''] = table?.split('.') ?? []
  return tables[service]?.[name]
}
const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

/**
 * Text that shows that a test made a call, where the SDK's function has another name than the table's entry, or where
 * the installed packages have none: then the test calls the path by the SDK's own transport.
 */
const sdkCalls: Partial<Record<string, string>> = {
  'authentication.register': 'authentication.registerV2(',
  'authentication.login': 'authentication.loginV2(',
  'authentication.callback': '/authentication/v1/callback',
  'authentication.logout': 'authentication.logout(',
  'authentication.verifyFactor': "await verifyFactor('TOTP', stateToken, ",
  'verification.start': 'verification.start(',
  'verification.resendDuringAuthentication': "send('/verification/v1/auth/resend'",
  'oauth.token': 'auth.generateVisitorTokens(',
}

const isCalledBySdk = (table: string, name: string) =>
  sdkTests.includes(sdkCalls[table] ?? `.${name}(`)

/** Selects the listed fields that the schema has; `none: …` is passed through. */
function fieldsOf({ graphql = '' }: SpecCall): string {
  if (graphql.startsWith('none')) return graphql
  const names = graphql.split(',').map((part) => part.trim().split('.').pop() ?? '')
  return names.every((name) => name && new RegExp(`^ {2}${name}[(:]`, 'm').test(schema))
    ? graphql
    : ''
}

function rowOf(call: SpecCall): { cells: string[]; isDone: boolean } {
  const entry = entryOf(call)
  const name = entry?.name ?? ''
  const handler = name && mentions(handlers, name) ? 'yes' : ''
  const sdk = name && isCalledBySdk(call.table ?? '', name) ? 'yes' : ''
  const field = entry ? fieldsOf(call) : ''
  const isDone = Boolean(entry && handler && sdk && field)
  const cells = [
    `\`${call.method} ${call.path}\``,
    call.table ?? '',
    field,
    handler,
    sdk,
    call.screen ?? '',
    isDone ? 'done' : 'open',
  ]
  return { cells, isDone }
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

function printCoverage(): string {
  const rows = specCalls.map((call) => ({ call, ...rowOf(call) }))
  const done = rows.filter(({ isDone }) => isDone).length
  const out = [
    '# Coverage',
    '',
    'Every call and every change event of [the specification](spec.md) §7 and where it lives. Printed by `pnpm codegen`; do not edit.',
    '',
    `${done} of ${rows.length} calls are done: in the call table, behind a GraphQL field, answered by the embedded platform, and exercised by the platform's official SDK.`,
    '',
  ]
  for (const name of new Set(specCalls.map(({ section }) => section))) {
    out.push(`## ${name}`, '')
    out.push(line(['Call', 'Table entry', 'GraphQL', 'Handler', 'SDK test', 'Screen', 'State']))
    out.push(line(Array(7).fill('---')))
    out.push(
      ...rows.filter(({ call }) => call.section === name).map(({ cells }) => line(cells)),
      '',
    )
  }
  out.push(...eventLines(schema))
  return out.join('\n')
}

/** Returns the line that says what the site's key needs for a service. */
function permissionOf(service: keyof typeof allCalls): string[] {
  const permission = keyPermissions[service]
  return permission ? [`Permission of the site's key: ${permission}.`, ''] : []
}

function printCalls(): string {
  const out = [
    '# Platform calls',
    '',
    'The call table as it stands in `platform/src/calls`. Printed by `pnpm codegen`; do not edit.',
    '',
  ]
  for (const [service, table] of Object.entries(tables)) {
    out.push(
      `## ${service}`,
      '',
      ...permissionOf(service as keyof typeof allCalls),
      line(['Call', 'Address', 'Also under', 'Who', 'Evidence', 'Repeatable']),
      line(Array(6).fill('---')),
    )
    for (const call of Object.values(table)) {
      const also = [...call.aliases, ...(call.alsoPost ? ['the same by POST'] : [])]
        .map((one) => `\`${one}\``)
        .join('<br>')
      out.push(
        line([
          call.name,
          `\`${call.method} ${call.path}\``,
          also,
          call.actor,
          call.evidence,
          call.repeatable ? 'yes' : 'no',
        ]),
      )
    }
    out.push('')
  }
  return out.join('\n')
}

writeFileSync(join(root, 'docs/coverage.md'), printCoverage())
writeFileSync(join(root, 'docs/platform-calls.md'), printCalls())
mkdirSync(join(root, 'docs/api'), { recursive: true })
writeFileSync(join(root, 'docs/api/errors.md'), printErrors(schema))
writeFileSync(join(root, 'docs/permissions.md'), printPermissions(schema))
const deployment = readFileSync(join(root, 'docs/deployment.md'), 'utf8')
writeFileSync(join(root, 'deploy/grafana.json'), printDashboard(deployment))
const security = join(root, securityPage)
writeFileSync(security, withTests(readFileSync(security, 'utf8')))
