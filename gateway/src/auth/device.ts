import { messages } from '../__generated__/messages/members.ts'

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Returns browser and operating system, without anything that could identify a device. */
export function deviceOf(userAgent = ''): string {
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([mark]) => userAgent.includes(mark))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return messages.browserOnSystem({ browser, system })
  return browser ?? system ?? messages.unknownBrowser
}
