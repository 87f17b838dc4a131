// Prints the message catalogs as modules. `MESSAGES_LOCALE` selects the language; a translation that lacks a message of
// the source fails the generation.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../src/root.ts'
import { catalogs, sourceLocale } from './messages/catalogs.ts'
import { printGroup } from './messages/print-group.ts'
import { readMessages, translationFaults } from './messages/read-catalog.ts'

const locale = process.env.MESSAGES_LOCALE ?? sourceLocale

for (const { folder, output, runtime } of catalogs) {
  const file = `${folder}/${locale}.json`
  const messages = readMessages(file)
  const faults = translationFaults(readMessages(`${folder}/${sourceLocale}.json`), messages)
  if (faults.length > 0) throw new Error(`${file}:\n${faults.join('\n')}`)
  rmSync(join(root, output), { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, output, path)), { recursive: true })
    writeFileSync(join(root, output, path), text)
  }
  for (const [name, texts] of Object.entries(messages)) {
    const modules = printGroup({ name, messages: texts }, { source: file, runtime })
    for (const [path, text] of modules) write(path, text)
  }
  write(
    'locale.ts',
    `// Generated from ${file}.\nexport const locale = ${JSON.stringify(locale)}\n`,
  )
}
