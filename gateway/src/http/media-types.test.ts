import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { graphqlTypeFor, prefersHtml } from './media-types.ts'

const requestWith = (accept: string | undefined, method = 'GET') =>
  ({ method, headers: { accept } }) as FastifyRequest

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', true],
  ['text/html; charset=utf-8', true],
  ['text/html;q=0.5, application/json', false],
  ['text/html;q=0, */*', false],
  ['*/*', false],
  [undefined, false],
])('%s: prefers a page: %s', (accept, expected) => {
  expect(prefersHtml(requestWith(accept))).toBe(expected)
})

test.each([
  ['text/event-stream', 'GET', 'text/event-stream; charset=utf-8'],
  ['text/event-stream', 'HEAD', null],
  ['text/event-stream, multipart/mixed', 'POST', 'text/event-stream; charset=utf-8'],
  ['text/event-stream;q=0, */*;q=0.1', 'POST', 'application/json; charset=utf-8'],
  [undefined, 'POST', 'application/json; charset=utf-8'],
])('%s by %s: %s', (accept, method, expected) => {
  expect(graphqlTypeFor(requestWith(accept, method))).toBe(expected)
})
