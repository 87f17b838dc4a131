import { once } from 'node:events'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { errors } from './error-handler.ts'

type Line = { level: number; msg: string }

const lines: Line[] = []
const app = Fastify({
  logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line) as Line) } },
})
afterEach(() => app.close())

test('a response whose reader has left is logged as such; one that fails is an error', async () => {
  await app.register(errors)
  app.get('/fails', async () => {
    throw new Error('a bug')
  })
  app.get('/left', async ({ raw }, reply) => {
    raw.socket.destroy()
    await once(reply.raw, 'close')
    throw new Error('Premature close')
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const logged = () => lines.map(({ level, msg }) => [level, msg])
  expect((await fetch(`${origin}/fails`)).status).toBe(500)
  expect(logged()).toContainEqual([50, 'request failed'])
  lines.length = 0
  await fetch(`${origin}/left`).catch(() => null)
  await expect.poll(logged).toContainEqual([30, 'connection closed before the response'])
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})
