// Where the platform sends a browser back to. The query is read here; a fragment never reaches a
// server, so then the page's own script goes on. docs/security.md S31 and S35.

import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as messages from '../__generated__/messages/http.ts'
import { returnOf } from '../auth/authorization-return.ts'
import { completeSignIn } from '../domains/sign-in/complete.ts'
import type { Gateway } from '../gateway.ts'
import { returnLegCookie, returnLegOf, returnLegPath } from '../session/return-cookie.ts'
import { sendGoOn } from './continue-page.ts'

const hasReturnParameters = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  ['code', 'state', 'error'].some((name) => Object.hasOwn(query, name))

export const signInReturn = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  const { config, seal } = gateway

  async function complete(request: FastifyRequest, reply: FastifyReply) {
    const idHash = returnLegOf(request.headers.cookie, seal, config.isHttps)
    const context = gateway.contextOf(request, reply, {
      withSession: true,
      ...(idHash && { returnLeg: idHash }),
    })
    const returned = returnOf(new URL(request.url, config.publicUrl), 'query')
    const { returnTo, problems } = await completeSignIn(returned, context)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    reply.header('set-cookie', returnLegCookie(null, seal, config.isHttps))
    const [problem] = problems
    // Only the code goes into the URL: with a message in it, any link could make the page show foreign text.
    if (problem) request.log.info({ code: problem.code, words: problem.message }, 'no sign-in')
    const search = new URLSearchParams({
      problem: problem?.code ?? '',
      ref: problem?.requestId ?? request.id,
    })
    const next = problem ? `/login?${search}` : (returnTo ?? '/account')
    // The browser came from another site, so its strict cookie is not sent while this navigation lasts: the next
    // page has to be requested by a page of ours.
    return sendGoOn(reply, { target: next, title: messages.signingYouIn })
  }

  // Not by HEAD: link previews must not redeem the code.
  app.get(returnLegPath, { exposeHeadRoute: false }, async (request, reply) => {
    if (hasReturnParameters(request.query)) {
      await gateway.countPage(request)
      return complete(request, reply)
    }
    if (!app.renderPage) return reply.code(404).send()
    return app.renderPage(request, reply)
  })
})
