// Prints one message in ICU MessageFormat as TypeScript: a constant, or a function of its arguments. A message without
// arguments costs the browser nothing but its text, because the bundler inlines constants.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The arguments of a message with their TypeScript types. */
export type MessageArguments = Map<string, string>

export type PrintedMessage = {
  code: string
  arguments: MessageArguments
  /** Functions of the runtime that the code calls. */
  calls: Set<'plural' | 'rich'>
}

type State = Pick<PrintedMessage, 'arguments' | 'calls'>

function declare({ arguments: known }: State, name: string, type: string): void {
  const before = known.get(name) ?? type
  // A number that selects a plural form may also stand in the text.
  const isShown = [before, type].every((one) => one === 'number' || one === 'string | number')
  if (before !== type && !isShown) throw new Error(`Argument ${name} is both ${before} and ${type}`)
  known.set(name, before === 'number' ? before : type)
}

const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, (match) => `\\${match}`)

/** Prints the formatted number of a plural; no argument can have its name, because ICU allows no `$`. */
const shown = (count: string | null) => `\${$${count}}`

/** Prints the options of a plural or select as an object of template literals. */
function printOptions(
  options: Record<string, { value: MessageFormatElement[] }>,
  state: State,
  count: string | null,
): string {
  const cells = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}: ${printText(value, state, count)}`,
  )
  return `{ ${cells.join(', ')} }`
}

/** Prints the source of one element within a template literal. */
function printElement(element: MessageFormatElement, state: State, count: string | null): string {
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value)
    case TYPE.argument:
      declare(state, element.value, 'string | number')
      return `\${${element.value}}`
    case TYPE.pound:
      return shown(count)
    case TYPE.plural: {
      if (element.offset || element.pluralType === 'ordinal') {
        throw new Error('Offsets and ordinals are not supported')
      }
      declare(state, element.value, 'number')
      state.calls.add('plural')
      const options = printOptions(element.options, state, element.value)
      const parameter = options.includes(shown(element.value)) ? `$${element.value}` : ''
      return `\${plural(${element.value}, (${parameter}) => (${options}))}`
    }
    case TYPE.select: {
      declare(state, element.value, 'string')
      const { other, ...named } = element.options
      const rest = printText(other?.value ?? [], state, count)
      const options = printOptions(named, state, count)
      return `\${(${options} as Record<string, string>)[${element.value}] ?? ${rest}}`
    }
    default:
      throw new Error(`Elements of type ${TYPE[element.type]} are not supported`)
  }
}

const printText = (elements: MessageFormatElement[], state: State, count: string | null): string =>
  `\`${elements.map((element) => printElement(element, state, count)).join('')}\``

/** Prints elements as rich text: each tag calls the function of its name. */
function printRich(elements: MessageFormatElement[], state: State): string {
  const parts: string[] = []
  let text: MessageFormatElement[] = []
  const flush = () => {
    if (text.length > 0) parts.push(printText(text, state, null))
    text = []
  }
  for (const element of elements) {
    if (element.type !== TYPE.tag) {
      text.push(element)
      continue
    }
    flush()
    declare(state, element.value, '(text: string) => RichText')
    parts.push(`${element.value}(${printText(element.children, state, null)})`)
  }
  flush()
  state.calls.add('rich')
  return `rich(${parts.join(', ')})`
}

/** Prints a message; throws on one that is not valid, or uses what no program needs. */
export function printMessage(message: string): PrintedMessage {
  const elements = parse(message)
  const state: State = { arguments: new Map(), calls: new Set() }
  const first = elements[0]
  if (elements.length === 1 && first?.type === TYPE.literal) {
    return { code: JSON.stringify(first.value), ...state }
  }
  const isRich = elements.some(({ type }) => type === TYPE.tag)
  const body = isRich ? printRich(elements, state) : printText(elements, state, null)
  const names = [...state.arguments.keys()]
  const types = [...state.arguments].map(([name, type]) => `${name}: ${type}`)
  const code = `({ ${names.join(', ')} }: { ${types.join('; ')} }) => ${body}`
  return { code, ...state }
}
