// Plain form posts, for people without JavaScript. They run the same mutations as everybody, and
// answer with the next page. SECURITY rows 33, 40 and 45.
import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Problem } from '../__generated__/resolvers.ts'
import { localPathOr } from '../domains/redirect/callbacks.ts'
import type { Gateway } from '../gateway.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { type Fields, fieldsOf, formActions } from './form-actions.ts'
import { isFromOwnPage } from './same-origin.ts'

/** Where a refused form leads: back, with the reason and what was typed that is safe to carry. */
function backWith(
  path: string,
  problem: Pick<Problem, 'code' | 'field' | 'lineId' | 'availableQuantity' | 'requestId'>,
): string {
  const url = new URL(path, 'http://shop.invalid')
  const { code, field, lineId, availableQuantity, requestId } = problem
  const facts = { problem: code, field, line: lineId, left: availableQuantity, ref: requestId }
  for (const [name, value] of Object.entries(facts)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    else url.searchParams.delete(name)
  }
  return url.pathname + url.search
}

/** Why a form's document did not run: too much was asked, or something in it does not fit. */
const codeOf = ({ retryAfter }: OperationResult) =>
  retryAfter ? ('RATE_LIMITED' as const) : ('INVALID_ARGUMENT' as const)

export const forms = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  await app.register(formbody, { bodyLimit: 64 * 1024 })

  async function act(name: keyof typeof formActions, request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store')
    if (!isFromOwnPage(request, gateway.config))
      return reply.code(403).send({ message: 'This form is not ours.' })
    const fields: Fields = fieldsOf(request.body)
    const action = formActions[name]
    const context = gateway.contextOf(request, reply, { withSession: true })
    const result = await gateway.pipeline.run(
      { query: action.document, variables: action.variables(fields) },
      context,
      { isOwn: true, caller: gateway.callerOf(request) },
    )
    const payload = result.body.data as
      | Record<string, { problems?: Problem[]; redirectUrl?: string } | null>
      | undefined
    const answer = payload && Object.values(payload)[0]
    const stays = localPathOr(fields.returnTo, action.stays)
    if (!answer) {
      const field = result.body.errors?.[0]?.extensions.field
      return reply.redirect(
        backWith(stays, { code: codeOf(result), field, requestId: request.id }),
        303,
      )
    }
    const [problem] = answer.problems ?? []
    if (problem) {
      const isWarning = problem.severity === 'WARNING'
      return reply.redirect(backWith(isWarning ? action.leads : stays, problem), 303)
    }
    return reply.redirect(answer.redirectUrl ?? localPathOr(fields.leadTo, action.leads), 303)
  }

  for (const name of Object.keys(formActions) as (keyof typeof formActions)[]) {
    app.post(`/forms/${name}`, (request, reply) => act(name, request, reply))
  }
})
