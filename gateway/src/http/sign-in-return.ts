// The route that the platform redirects a browser back to. It reads the query; a fragment never reaches a server, so
// the page's own script reads that. docs/security.md S31 and S35.

import { localizedPath, splitAddress } from '@vitrine/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { messages } from '../__generated__/messages/http.ts'
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
    // Only the problem code goes into the URL: with a message, any link could make the page show foreign text.
    if (problem) request.log.info({ code: problem.code, words: problem.message }, 'no sign-in')
    const search = new URLSearchParams({
      problem: problem?.code ?? '',
      ref: problem?.requestId ?? request.id,
    })
    const { language } = splitAddress(returnTo ?? '')
    const next = problem
      ? `${localizedPath(language, '/login')}?${search}`
      : (returnTo ?? localizedPath(language, '/account'))
    // The browser comes from another site, so it does not send its strict cookie during this navigation: the next
    // page must be requested by a page of ours.
    return sendGoOn(reply, { target: next, title: messages.signingYouIn })
  }

  // Not for HEAD: a link preview must not redeem the code.
  app.get(returnLegPath, { exposeHeadRoute: false }, async (request, reply) => {
    if (hasReturnParameters(request.query)) {
      await gateway.countPage(request)
      return complete(request, reply)
    }
    if (!app.renderPage) return reply.code(404).send()
    return app.renderPage(request, reply)
  })
})
