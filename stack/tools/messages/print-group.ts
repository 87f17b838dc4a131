// Prints a group of messages as TypeScript modules: one with an export for each key, and one for each message that calls
// the runtime. These stand alone, because the bundler cannot inline them: in the module of their group, each screen
// would load those of all others.
import { type PrintedMessage, printMessage } from './print-message.ts'

export type Group = { name: string; messages: Record<string, string> }
export type PrintSettings = {
  /** Path of the catalog, for the first line and for errors. */
  source: string
  /** Path of the module that renders messages with tags, relative to a group's module; null where there are none. */
  rich: string | null
}

const identifier = /^[a-z][A-Za-z0-9]*$/

function printNamed(name: string, key: string, message: string, source: string): PrintedMessage {
  try {
    if (!identifier.test(key)) throw new Error('A key is an identifier')
    return printMessage(message)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${source}: ${name}.${key}: ${reason}`)
  }
}

function printAlone(key: string, { code, calls }: PrintedMessage, { source, rich }: PrintSettings) {
  const lines: string[] = []
  if (calls.has('rich')) {
    if (rich === null)
      throw new Error(`${source}: ${key} has tags, which this program does not render`)
    lines.push(`import { type RichText, rich } from '../${rich}'`)
  }
  if (calls.has('plural')) lines.push("import { plural } from '../plural.ts'")
  return [`// Generated from ${source}.`, ...lines, `export const ${key} = ${code}`, ''].join('\n')
}

/** Returns the modules by path; throws, naming the key, on a message that is not valid. */
export function printGroup(
  { name, messages }: Group,
  settings: PrintSettings,
): Map<string, string> {
  const modules = new Map<string, string>()
  const lines = [`// Generated from ${settings.source}.`]
  for (const [key, message] of Object.entries(messages)) {
    const printed = printNamed(name, key, message, settings.source)
    if (printed.calls.size === 0) lines.push(`export const ${key} = ${printed.code}`)
    else {
      modules.set(`${name}/${key}.ts`, printAlone(key, printed, settings))
      lines.push(`export { ${key} } from './${name}/${key}.ts'`)
    }
  }
  return modules.set(`${name}.ts`, [...lines, ''].join('\n'))
}
