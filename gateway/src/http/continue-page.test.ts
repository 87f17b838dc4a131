import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { sendGoOn } from './continue-page.ts'

test('S33 S35 S50 an address cannot leave its place in the page that goes on', () => {
  let page = ''
  const reply = {
    type: () => reply,
    send: (text: string) => {
      page = text
    },
  }
  const target = '/account?a=1&b="><script>alert(1)</script>'
  sendGoOn(reply as unknown as FastifyReply, { target, title: 'Going on' })
  expect(page).toContain('content="0;url=/account?a=1&amp;b=%22>%3Cscript>alert(1)%3C/script>"')
  expect(page).not.toContain('<script')
})
