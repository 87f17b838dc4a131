// Where the platform sends a browser back to. The query is read here; a fragment never reaches a
// server, so then the page's own script goes on. SECURITY rows 31 and 35.
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { completeSignIn } from '../domains/sign-in/complete.ts'
import type { Gateway } from '../gateway.ts'
import { returnLegCookie, returnLegOf, returnLegPath } from '../session/return-leg.ts'
import { returnOf } from '../sign-in/authorization-return.ts'
import { sendGoOn } from './go-on-page.ts'

const carriesAnswer = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  ['code', 'state', 'error'].some((name) => Object.hasOwn(query, name))

export const signInReturn = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  const { config, seal } = gateway

  async function take(request: FastifyRequest, reply: FastifyReply) {
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
    // The words stay here: an address that carries words lets anybody put words into our mouth.
    if (problem) request.log.info({ code: problem.code, words: problem.message }, 'no sign-in')
    const told = new URLSearchParams({
      problem: problem?.code ?? '',
      ref: problem?.requestId ?? request.id,
    })
    const next = problem ? `/login?${told}` : (returnTo ?? '/account')
    // The browser came from another site, so its strict cookie is not sent while this navigation lasts: the next
    // page has to be asked for by a page of ours.
    return sendGoOn(reply, { target: next, title: 'Signing you in …' })
  }

  // Not by HEAD: whoever only looks at the address does not spend what it carries.
  app.get(returnLegPath, { exposeHeadRoute: false }, async (request, reply) => {
    if (carriesAnswer(request.query)) {
      await gateway.countPage(request)
      return take(request, reply)
    }
    if (!app.renderPage) return reply.code(404).send()
    return app.renderPage(request, reply)
  })
})
