import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { createSeal } from '../storage/seal.ts'
import { readTyped, storeTyped } from './submitted-values.ts'

const gateway = {
  seal: createSeal([randomBytes(32).toString('base64url')]),
  config: { isHttps: false },
} as unknown as Gateway

function recorder() {
  const cookies: string[] = []
  const reply = { header: (_: string, value: string) => cookies.push(value) }
  return { cookies, reply: reply as unknown as FastifyReply }
}

test('S52 what was typed opens at the page of its form and at no other', () => {
  const { cookies, reply } = recorder()
  storeTyped({ email: 'one@shop.test' }, '/login?t=typed', { reply, gateway })
  const cookie = cookies[0]?.split(';')[0]
  const at = (originalUrl: string) =>
    readTyped({ originalUrl, headers: { cookie } } as FastifyRequest, recorder().reply, gateway)
  expect(at('/login?problem=WRONG')).toEqual({ email: 'one@shop.test' })
  for (const url of ['/register', '/', '/login/', '/account', '/de/login'])
    expect(at(url)).toBeUndefined()
})
