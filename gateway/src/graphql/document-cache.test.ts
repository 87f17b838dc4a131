import { expect, test } from 'vitest'
import { createDocumentCache, heldBytes } from './document-cache.ts'

/** Stores a document that comes twice. */
function store(cache: ReturnType<typeof createDocumentCache<string>>, name: string, bytes: number) {
  cache.set(name, name, bytes)
  cache.set(name, name, bytes)
}

test('S60 a document is stored when it comes a second time', () => {
  const cache = createDocumentCache<string>(100)
  cache.set('a', 'A', 10)
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
  cache.set('a', 'A', 10)
  expect([cache.get('a'), cache.bytes]).toEqual(['A', 10])
})

test('S60 the least recently used one makes room, exactly at the limit', () => {
  const cache = createDocumentCache<string>(30)
  for (const name of ['a', 'b', 'c']) store(cache, name, 10)
  expect([cache.get('a'), cache.bytes]).toEqual(['a', 30])
  store(cache, 'd', 10)
  expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name))).toEqual(['a', undefined, 'c', 'd'])
  expect(cache.bytes).toBe(30)
})

test('S60 a document that is stored again counts once; one larger than all is not stored', () => {
  const cache = createDocumentCache<string>(30)
  store(cache, 'a', 10)
  store(cache, 'a', 20)
  expect(cache.bytes).toBe(20)
  store(cache, 'b', 31)
  expect([cache.get('b'), cache.bytes]).toEqual([undefined, 0])
})

test('S60 of a thousand documents that came once the oldest is not known any more', () => {
  const cache = createDocumentCache<string>(1_000_000)
  for (let count = 0; count <= 1000; count += 1) cache.set(`d${count}`, '', 1)
  cache.set('d1', 'second', 1)
  cache.set('d0', 'first again', 1)
  expect([cache.get('d1'), cache.get('d0')]).toEqual(['second', undefined])
})

test('a document takes two bytes per character and two hundred per node', () => {
  expect(heldBytes('12345', 3)).toBe(610)
})
