// Renders to markup in blocks. docs/decisions/072-documents-in-parts.md
import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

/** Characters of a block: in two bytes each, they are a fourth of what the engine places with its large objects. */
const blockLength = 16_384

/** `onChunk` takes the markup instead of the result. Of the built bundle only: `web/build/chunk-callback-plugin.ts` */
type ChunkOptions = ServerOptions & { onChunk(chunk: string): void }

/** Returns what `renderToString` returns, in parts. */
export function renderBlocks(node: ReactNode): string[] {
  const blocks: string[] = []
  let block = ''
  const options: ChunkOptions = {
    onChunk(chunk) {
      block += chunk
      if (block.length < blockLength) return
      blocks.push(block)
      block = ''
    },
  }
  const rest = renderToString(node, options)
  return [...blocks, block, rest].filter((text) => text !== '')
}
