import { clientListsFor } from '@vitrine/gateway'
import type { Stack } from './start-stack.ts'

type Control = {
  accounts: { role: string; email: string; password: string }[]
  coupons: { code: string; type: string; status: string }[]
  giftCards: { code: string; status: string }[]
}

async function readControl(platformUrl: string): Promise<Control | null> {
  try {
    return (await (await fetch(`${platformUrl}/_control`)).json()) as Control
  } catch {
    return null
  }
}

/** Returns a line of what a start prints. */
export const row = (name: string, value: string) => `  ${name.padEnd(20)}${value}`

/** Returns what the lists of a hosted platform's client need, exactly as it has to be entered. */
function hostedRows({ platformUrl, shopUrl }: Stack): string[] {
  const { redirectUris, redirectDomains } = clientListsFor(shopUrl)
  return [
    row('Platform', platformUrl),
    ...redirectUris.map((uri) => row('Redirect URI', uri)),
    ...redirectDomains.map((domain) => row('Redirect domain', domain)),
  ]
}

/** Returns what a newcomer needs after a start: all URLs, and who can sign in. */
export async function announcement(stack: Stack, startedAt: number): Promise<string> {
  const { shopUrl, platformUrl } = stack
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const lines = ['', `Vitrine is ready (${seconds} s).`, '', row('Shop', shopUrl)]
  if (stack.config.staff.length > 0) lines.push(row('Admin', `${shopUrl}/admin`))
  if (stack.config.openDocuments) lines.push(row('GraphiQL', `${shopUrl}/graphiql`))
  lines.push(row('Schema', `${shopUrl}/docs/schema`))
  if (!stack.emulator) return [...lines, ...hostedRows(stack), ''].join('\n')
  lines.push(
    row('Platform inspector', `${platformUrl}/_inspector`),
    row('Mail outbox', `${platformUrl}/_inspector/outbox`),
  )
  const control = await readControl(platformUrl)
  if (!control) return lines.join('\n')
  const accounts = control.accounts.map(({ role, email, password }) =>
    row(role.toLowerCase(), `${email} / ${password}`),
  )
  const codesOf = (list: readonly { code: string; status: string }[]) =>
    list.filter(({ status }) => status === 'LIVE' || status === 'ACTIVE').map(({ code }) => code)
  return [
    ...lines,
    '',
    'Seeded accounts',
    ...accounts,
    '',
    row('Coupons to try', codesOf(control.coupons).join(', ')),
    row('Gift cards to try', codesOf(control.giftCards).join(', ')),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}
