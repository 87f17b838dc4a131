// Every change event, by the table it is read with.
import { changeEventEntry, changeEventNames } from '@vitrine/platform'
import { typeNameOf } from '../../gateway/src/domains/change-event/names.ts'

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

/**
 * Lines of the coverage page. An event is done when the schema has its type; that the platform raises it and the
 * official SDK reads it is a test over the whole table (`emulator/test/sdk/webhooks.test.ts`).
 */
export function eventLines(schema: string): string[] {
  const rows = changeEventNames.map((name) => {
    const { type, kind, source } = changeEventEntry(name)
    const graphql = typeNameOf(name)
    const isThere = new RegExp(`^type ${graphql} implements ChangeEvent`, 'm').test(schema)
    return { cells: [`\`${type}\``, kind, source, isThere ? graphql : ''], isThere }
  })
  const done = rows.filter(({ isThere }) => isThere).length
  return [
    '## Change events',
    '',
    `${done} of ${rows.length} events have a type of their own, and are read by the platform's official SDK.`,
    '',
    line(['Event', 'Kind', 'Named by', 'GraphQL']),
    line(Array(4).fill('---')),
    ...rows.map(({ cells }) => line(cells)),
    '',
  ]
}
