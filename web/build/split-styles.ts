// Takes the rules of one sheet out of the whole style sheet, by the modules that their class names begin with.
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import type { Sheet } from './style-sheets.ts'

/** Sheets by what the class names of a module begin with: `CartLine` of `CartLine-row`. */
export type ModuleSheets = Map<string, Sheet>

/** Returns the sheets whose class names stand in a text, such as a chunk's code or a selector. */
export function sheetsUsed(text: string, modules: ModuleSheets): Sheet[] {
  const names = [...text.matchAll(/\b([A-Za-z]\w*)-[a-z]/g)].map(([, name = '']) => name)
  return [...new Set(names.flatMap((name) => modules.get(name) ?? []))]
}

/** Returns the rules of a sheet, in the order of the whole; of the first one, those of no other. */
export function splitStyles(css: string, modules: ModuleSheets, sheet: Sheet | null): string {
  const root = postcss.parse(css)
  retain(root, (text) => (sheetsUsed(text, modules)[0] ?? null) === sheet)
  return root.toString()
}

type IsWanted = (text: string) => boolean

function retain(container: Container, isWanted: IsWanted): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') retainSelectors(node, isWanted)
    else if (node.type === 'atrule') retainAtRule(node, isWanted)
    else if (!isWanted('')) node.remove()
  }
}

function retainSelectors(rule: Rule, isWanted: IsWanted): void {
  const wanted = rule.selectors.filter(isWanted)
  if (wanted.length === 0) rule.remove()
  else rule.selectors = wanted
}

const groups = ['media', 'supports', 'layer', 'container']

function retainAtRule(rule: AtRule, isWanted: IsWanted): void {
  if (groups.includes(rule.name)) {
    retain(rule, isWanted)
    if (rule.nodes?.length === 0) rule.remove()
  } else if (!isWanted(rule.params)) rule.remove()
}
