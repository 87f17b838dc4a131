import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chunkCallback } from './chunk-callback-plugin.ts'

const require = createRequire(import.meta.url)
const file = join(
  dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.node.production.js',
)

type Transform = (code: string, id: string) => { code: string } | null
const context = {
  error(message: string): never {
    throw new Error(message)
  },
}
const transformed = (code: string, id = file) =>
  (chunkCallback().transform as Transform).call(context, code, id)

type Render = (node: unknown, options?: { onChunk?: (chunk: string) => void }) => string

function rendererOf(code: string): Render {
  const module = { exports: {} as { renderToString: Render } }
  new Function('exports', 'require', code)(module.exports, createRequire(file))
  return module.exports.renderToString
}

const element = createElement('ul', { className: 'a' }, createElement('li', null, 'Mug – “blue”'))

test('chunks are handed out instead of the result, and together are what React renders', () => {
  const render = rendererOf(transformed(readFileSync(file, 'utf8'))?.code ?? '')
  const chunks: string[] = []
  expect(render(element, { onChunk: (chunk) => chunks.push(chunk) })).toBe('')
  expect(chunks.length).toBeGreaterThan(3)
  expect(chunks.join('')).toBe(renderToString(element))
  expect(render(element)).toBe(renderToString(element))
})

test('a React whose renderer has another form ends the build', () => {
  expect(() => transformed('result += chunk')).toThrow('no longer has')
})

test('other modules are left as they are', () => {
  expect(transformed('result += chunk', '/x/other.js')).toBeNull()
})
