import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderBlocks } from './render-blocks.ts'

vi.mock('react-dom/server', async (original) => {
  const react = await original<typeof import('react-dom/server')>()
  return { ...react, renderToString: vi.fn(react.renderToString) }
})

const element = createElement('p', null, 'Mug – “blue”')

test('without the option of the built bundle the result is one block', () => {
  expect(renderBlocks(element)).toEqual(['<p>Mug – “blue”</p>'])
})

test('with it, blocks end with the chunk that fills them, and nothing is lost', () => {
  const chunk = 'x'.repeat(1000)
  vi.mocked(renderToString).mockImplementationOnce((_, options) => {
    const { onChunk } = options as unknown as { onChunk: (chunk: string) => void }
    for (let sent = 0; sent < 40; sent += 1) onChunk(chunk)
    return ''
  })
  expect(renderBlocks(element).map(({ length }) => length)).toEqual([17_000, 17_000, 6000])
})
