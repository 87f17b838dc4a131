// Inlines calls of messages: `messages.removed({ name: line.name })` becomes `Removed ${line.name}`. As functions in a
// module of their own, the messages of one screen would be loaded by every screen of their group.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** A template literal by parameter, of a message that uses each of its arguments once. */
type Template = { body: string; parameters: string[] }
type Edit = { start: number; end: number; text: string }
/** Templates by message, by the name that a module imports the group as. */
type Groups = Map<string, Map<string, Template>>

const importOf = /import \* as (\w+) from '([^']*__generated__\/messages(?:\.\w+)?\/\w+\.ts)'/g
const functionOf = /^export const (\w+) = \(\{ ([\w, ]+) \}: \{.*\}\) => (`.*`)$/gm

const usesOf = (body: string, parameter: string) => body.split(`\${${parameter}}`).length - 1

/** Returns the messages that can be inlined: not those with plural forms, or with tags. */
function readTemplates(file: string): Map<string, Template> {
  const templates = new Map<string, Template>()
  for (const [, name = '', list = '', body = ''] of readFileSync(file, 'utf8').matchAll(
    functionOf,
  )) {
    const parameters = list.split(', ')
    const isPlain = body.split('${').length - 1 === parameters.length
    if (isPlain && parameters.every((parameter) => usesOf(body, parameter) === 1)) {
      templates.set(name, { body, parameters })
    }
  }
  return templates
}

/** Returns the message that a call names, such as `messages.removed(…)`. */
function templateOf({ callee }: ESTree.CallExpression, groups: Groups): Template | undefined {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined
  if (callee.property.type !== 'Identifier') return undefined
  return groups.get(callee.object.name)?.get(callee.property.name)
}

/** Replaces the parameters of a message by the source text of its arguments; null where an argument is computed. */
function fill(
  { body, parameters }: Template,
  [values]: ESTree.Argument[],
  code: string,
): string | null {
  if (values?.type !== 'ObjectExpression') return null
  const given = new Map<string, string>()
  for (const property of values.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') {
      return null
    }
    given.set(property.key.name, code.slice(property.value.start, property.value.end))
  }
  if (!parameters.every((parameter) => given.has(parameter))) return null
  // In one pass: an argument may contain a placeholder of its own.
  return body.replace(/\$\{(\w+)\}/g, (_, parameter: string) => `\${${given.get(parameter)}}`)
}

/** Returns the calls of a source file that can be inlined, with the template literals to write instead. */
function findCalls(code: string, id: string, groups: Groups): Edit[] {
  const edits: Edit[] = []
  let covered = 0
  const visitor = new Visitor({
    CallExpression(call) {
      const template = templateOf(call, groups)
      // A message within an argument of another one stays a call.
      if (!template || call.start < covered) return
      const text = fill(template, call.arguments, code)
      if (text === null) return
      covered = call.end
      edits.push({ start: call.start, end: call.end, text })
    },
  })
  visitor.visit(parseSync(id, code).program)
  return edits
}

export function inlineMessages(): Plugin {
  return {
    name: 'vitrine-messages',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const groups: Groups = new Map()
      for (const [, name = '', path = ''] of code.matchAll(importOf)) {
        const file = resolve(dirname(id), path)
        if (existsSync(file)) groups.set(name, readTemplates(file))
      }
      if (groups.size === 0) return null
      const edits = findCalls(code, id, groups)
      // From the last to the first, so that positions stay valid.
      for (const { start, end, text } of edits.reverse()) {
        code = code.slice(0, start) + text + code.slice(end)
      }
      return edits.length > 0 ? { code, map: null } : null
    },
  }
}
