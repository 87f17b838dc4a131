// What a session stores of the browser that signed in, and its name for the list of sessions.
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

/**
 * Returns browser and operating system as a session stores them, `Chrome/Linux`: in no language, and without anything that could
 * identify a device. What is unknown is empty.
 */
export function deviceOf(userAgent = ''): string {
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([mark]) => userAgent.includes(mark))?.[1] ?? ''
  return `${find(browsers)}/${find(systems)}`
}

/** Returns the name of a stored device in the language of the request. Older sessions have stored the name itself. */
export function nameOfDevice(device: string): string {
  const [browser = '', system, ...others] = device.split('/')
  if (system === undefined || others.length > 0) return device
  if (browser && system) return messages.browserOnSystem({ browser, system })
  return browser || system || messages.unknownBrowser
}
