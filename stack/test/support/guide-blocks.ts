// The code blocks of a page of the guide. Each must be of a kind that a test runs or compares.

/** `shell` is run, `file` is written for the commands, all others are samples of what a command returned. */
export type Block = {
  kind: 'shell' | 'file' | 'json' | 'headers' | 'event'
  page: string
  section: string
  text: string
  /** Name of a file. */
  name: string
}

const kinds: Record<string, Block['kind']> = {
  sh: 'shell',
  json: 'json',
  http: 'headers',
  text: 'event',
}

const isStream = ({ kind, text }: Block) => kind === 'shell' && text.includes('text/event-stream')
const isRequest = ({ kind, text }: Block) => kind === 'shell' && /\bcurl\b/.test(text)

/** Returns why no test would see a wrong block; null when one would. */
function faultOf(block: Block, at: number, all: readonly Block[], produced: readonly string[]) {
  const before = all.slice(0, at).filter(({ section }) => section === block.section)
  const isUsed = ({ text }: Block) => text.includes(`@${block.name}`)
  if (block.kind === 'shell') return null
  if (block.kind === 'file') return all.slice(at).some(isUsed) ? null : 'is used by no command'
  if (block.kind === 'event') return before.some(isStream) ? null : 'follows no subscription'
  if (block.kind === 'json' && produced.includes(`${block.page}#${block.section}`)) return null
  return before.some((one) => isRequest(one) && !isStream(one)) ? null : 'follows no request'
}

const fencePattern = /^[ ]*(`{3,}|~{3,})(.*)\n([\s\S]*?)^[ ]*\1[ ]*$/gm

/** Returns the line of the first code that no fence encloses; null when there is none. */
function strayOf(markdown: string): string | null {
  const blanked = markdown.replace(fencePattern, '')
  return (
    /^.*(?:`{3}|~{3}).*$/m.exec(blanked)?.[0] ??
    /(?<=^|\n\n) {4}.*|^\t.*/m.exec(blanked)?.[0] ??
    null
  )
}

function blockOf(page: string, section: string, info: string, text: string): Block {
  const [language = '', name = '', ...rest] = info.split(' ')
  const kind = name && language === 'json' ? 'file' : kinds[language]
  if (!kind || rest.length > 0 || (name && kind !== 'file')) {
    throw new Error(`${page}#${section}: a block of the kind “${info}” is not run`)
  }
  return { kind, page, section, text, name }
}

/** Returns the blocks in order; `produced` has the sections whose JSON a test produces itself. */
export function readBlocks(page: string, markdown: string, produced: readonly string[] = []) {
  const stray = strayOf(markdown)
  if (stray !== null) throw new Error(`${page}: code outside a closed block: ${stray}`)
  const blocks = [...markdown.matchAll(fencePattern)].map(
    ({ 2: info = '', 3: text = '', index }) => {
      const outside = markdown.slice(0, index).replace(fencePattern, '')
      const section = [...outside.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? ''
      return blockOf(page, section, info.trim(), text)
    },
  )
  blocks.forEach((block, at) => {
    const fault = faultOf(block, at, blocks, produced)
    if (fault) throw new Error(`${page}#${block.section}: a block ${fault}`)
  })
  return blocks
}
