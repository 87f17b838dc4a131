import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { hangUpWhenIdle } from './graceful-shutdown.ts'

let server: Server
afterEach(() => void server.closeAllConnections())

async function listen(answerAfterMs: number) {
  server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
    setTimeout(() => response.end('done'), answerAfterMs)
  })
  const hangUp = hangUpWhenIdle(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    hangUp()
    return new Promise((done) => server.close(done))
  }
  return { port, stop }
}

test('a connection without any request does not delay the shutdown', async () => {
  const { port, stop } = await listen(0)
  const silent = connect(port, '127.0.0.1')
  await new Promise((done) => server.once('connection', done))
  const hungUp = new Promise((done) => silent.once('close', done))
  await stop()
  await hungUp
})

test('a request in flight is answered, and its connection is closed', async () => {
  const { port, stop } = await listen(300)
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await new Promise((done) => server.once('request', done))
  const stopped = stop()
  expect(await answer).toBe('done')
  await stopped
})
