// Runs the commands of the guide: a shell reads them, and each `curl` in them is sent from here, because not every
// machine has curl.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `folder`: where the commands run; `env`: what they see. */
export type GuideShell = { folder: string; env: Record<string, string> }

const withValue = ['-H', '-d', '-X', '-b', '-c', '-D', '-o', '--data-urlencode']
const flags = ['-s', '-N', '-G']
const [separator, end] = ['\u0001', '\u0002']

/** Returns the arguments of each curl of a command, in order. */
export function curlsOf(command: string, { folder, env }: GuideShell): string[][] {
  const curl = `curl() { for one; do printf '%s${separator}' "$one"; done; printf '${end}'; }`
  const text = execFileSync('sh', ['-ec', `${curl}\n${command}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  const calls = text.split(end)
  if (calls.pop() !== '') throw new Error(`Something else was printed: ${text}`)
  return calls.map((call) => call.split(separator).slice(0, -1))
}

/** Returns what a command leaves in a variable. */
export const variableAfter = (command: string, name: string): string =>
  execFileSync('sh', ['-ec', `${command}\nprintf %s "$${name}"`], { encoding: 'utf8' })

function optionsOf(given: readonly string[]) {
  const values = new Map<string, string[]>()
  const seen = new Set<string>()
  const others: string[] = []
  for (let at = 0; at < given.length; at++) {
    const one = given[at] ?? ''
    if (withValue.includes(one)) values.set(one, [...(values.get(one) ?? []), given[++at] ?? ''])
    else if (flags.includes(one)) seen.add(one)
    else others.push(one)
  }
  const [target, ...unknown] = others
  if (!target || unknown.length > 0) throw new Error(`curl ${given.join(' ')}`)
  return { target, seen, all: (option: string) => values.get(option) ?? [] }
}

const pairOf = (text: string, between: RegExp) => text.split(between, 2) as [string, string]

/** Returns the cookies of a file by name; none when there is no file. */
function readJar(file: string | undefined): Map<string, string> {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Map(lines.filter(Boolean).map((line) => pairOf(line, /=(.*)/s)))
}

const asLines = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`)

/** Sends what curl would send. The jar has one cookie a line; each is sent to every address of the shop. */
export async function sendCurl(
  given: readonly string[],
  { folder }: GuideShell,
  signal: AbortSignal,
): Promise<Response> {
  const { target, seen, all } = optionsOf(given)
  const url = new URL(target)
  for (const part of all('--data-urlencode')) url.searchParams.append(...pairOf(part, /=(.*)/s))
  const headers = new Headers(all('-H').map((header) => pairOf(header, /: (.*)/s)))
  const [read, write] = ['-b', '-c'].map((option) => all(option).map((one) => join(folder, one))[0])
  const jar = readJar(read)
  if (jar.size > 0) headers.set('cookie', asLines(jar).join('; '))
  const [data] = all('-d')
  const body = data?.startsWith('@') ? readFileSync(join(folder, data.slice(1)), 'utf8') : data
  const method = all('-X')[0] ?? (body === undefined || seen.has('-G') ? 'GET' : 'POST')
  const response = await fetch(url, { method, headers, body, signal })
  if (write) {
    // Of two cookies of one name the last one counts.
    for (const cookie of response.headers.getSetCookie()) {
      jar.set(...pairOf(cookie.split(';', 1)[0] ?? '', /=(.*)/s))
    }
    writeFileSync(write, asLines(jar).join('\n'))
  }
  return response
}
