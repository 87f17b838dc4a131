// Adds an option to `renderToString`: a function that takes each chunk of markup. React has no such option, and its streams
// encode each chunk, tens of bytes, by a call of its own. docs/decisions/072-documents-in-parts.md
import type { Plugin } from 'vite'

const renderer = /react-dom-server-legacy\.node\.production\.js$/

/** Statements of the renderer, and what replaces them. */
const replacements = [
  [
    'options = createResumableState(options ? options.identifierPrefix : void 0);',
    'var onChunk = options && options.onChunk; options = createResumableState(options ? options.identifierPrefix : void 0);',
  ],
  [
    'null !== chunk && (result += chunk);',
    'null !== chunk && (onChunk ? onChunk(chunk) : (result += chunk));',
  ],
] as const

/** Refuses the build when React no longer has each of the statements once. */
export const chunkCallback = (): Plugin => ({
  name: 'vitrine-chunk-callback',
  apply: 'build',
  transform(code, id) {
    if (!renderer.test(id)) return null
    let changed = code
    for (const [statement, replacement] of replacements) {
      if (code.split(statement).length !== 2)
        this.error(`The renderer of react-dom no longer has, once: ${statement}`)
      changed = changed.replace(statement, replacement)
    }
    return { code: changed, map: null }
  },
})
