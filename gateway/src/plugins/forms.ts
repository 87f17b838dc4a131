// Plain form posts, for people without JavaScript. They run the same mutations as everybody, and
// answer with the next page. SECURITY rows 33, 40 and 45.
import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Problem } from '../__generated__/resolvers.ts'
import { localPathOr } from '../domains/common/callbacks.ts'
import type { Gateway } from '../gateway.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { type Fields, type FormAction, fieldsOf, formActions, typedOf } from './form-actions.ts'
import { sendGoOn } from './go-on-page.ts'
import { isFromOwnPage } from './same-origin.ts'
import { withTold } from './told.ts'
import { keepTyped, untilBackSeconds } from './typed.ts'

/** Where a refused form leads: back, with the reason and what was typed that is safe to carry. */
export function backWith(path: string, problem: Refusal): string {
  const url = new URL(path, 'http://shop.invalid')
  const { code, field, lineId, availableQuantity, requestId } = problem
  const facts = { problem: code, field, line: lineId, left: availableQuantity, ref: requestId }
  for (const [name, value] of Object.entries(facts)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    else url.searchParams.delete(name)
  }
  url.searchParams.delete('done')
  return url.pathname + url.search
}

/** Why a form's document did not run: too much was asked, or something in it does not fit. */
const codeOf = ({ retryAfter }: OperationResult) =>
  retryAfter ? ('RATE_LIMITED' as const) : ('INVALID_ARGUMENT' as const)

export const forms = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  await app.register(formbody, { bodyLimit: 64 * 1024 })

  /** Back to the form, or on with a warning. */
  function refused(refusal: Refusal, fields: Fields, action: FormAction, reply: FastifyReply) {
    const stays = localPathOr(fields.returnTo, action.stays)
    // Shown again on the form's own page only: others may be the same for everybody.
    const typed = isPageOf(stays, action) ? typedOf(fields, action) : {}
    if (refusal.code === 'NOT_SIGNED_IN') {
      keepTyped(typed, stays, { reply, gateway, keptSeconds: untilBackSeconds })
      return `/login?${new URLSearchParams({ ended: '1', returnTo: stays })}`
    }
    if (refusal.severity === 'WARNING') {
      return backWith(localPathOr(fields.leadTo, action.leads), refusal)
    }
    keepTyped(typed, stays, { reply, gateway })
    const field = refusal.field && (action.fieldOf?.(refusal.field, fields) ?? refusal.field)
    return backWith(stays, { ...refusal, field })
  }

  /** Browsers hold a form's redirects against `form-action`, which names the platform's pages and nobody else's. */
  function leadOn(target: string, reply: FastifyReply) {
    const isOwn = target.startsWith('/') || originOf(target) === gateway.config.pagesOrigin
    if (isOwn) return reply.redirect(target, 303)
    return sendGoOn(reply, { target, title: 'One moment …' })
  }

  async function act(action: FormAction, request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store')
    if (!isFromOwnPage(request, gateway.config))
      return reply.code(403).send({ message: 'This form is not ours.' })
    const fields: Fields = fieldsOf(request.body)
    const context = gateway.contextOf(request, reply, { withSession: true })
    const ran = await gateway.pipeline.run(
      { query: action.document, variables: action.variables(fields) },
      context,
      { isOwn: true, caller: gateway.callerOf(request) },
    )
    const result = withTold(ran, context, reply, gateway)
    const answer = answerOf(result)
    const refusal = refusalOf(result, answer, request.id)
    if (refusal) return reply.redirect(refused(refusal, fields, action, reply), 303)
    const lead = leadOf(answer ?? {}, fields, action)
    // On the form's own page only: others are the same for everybody.
    if (action.isShared && isPageOf(lead, action)) {
      keepTyped(typedOf(fields, action), lead, { reply, gateway })
    }
    return leadOn(lead, reply)
  }

  for (const [name, action] of Object.entries(formActions)) {
    app.post(`/forms/${name}`, (request, reply) => act(action, request, reply))
  }
})

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

const isPageOf = (path: string, { stays }: FormAction) => path.split('?')[0] === stays

type Answer = Readonly<Record<string, unknown>> & { problems?: Problem[] }

/** The first answer with a problem, else the last one: a form may have two mutations, in order. */
function answerOf({ body }: OperationResult): Answer | null {
  const answers = Object.values((body.data ?? {}) as Record<string, Answer | null>)
  if (answers.includes(null)) return null
  return answers.find((one) => one?.problems?.length) ?? answers.at(-1) ?? null
}

export type Refusal = Pick<
  Problem,
  'code' | 'field' | 'lineId' | 'availableQuantity' | 'requestId'
> & {
  severity?: Problem['severity']
}

/** Why the form was not accepted; undefined when it was. */
function refusalOf(
  result: OperationResult,
  answer: Answer | null,
  requestId: string,
): Refusal | undefined {
  if (answer) return answer.problems?.[0]
  const { code, field } = result.body.errors?.[0]?.extensions ?? {}
  if (code === 'UNAUTHENTICATED') return { code: 'NOT_SIGNED_IN' }
  return { code: codeOf(result), field, requestId }
}

/** The platform's pages first, then what the answer asks for, then what the form wished. */
function leadOf(answer: Answer, fields: Fields, action: FormAction): string {
  const away = answer.redirectUrl ?? answer.logoutUrl ?? answer.url
  if (typeof away === 'string') return away
  const wished = { ...fields, leadTo: localPathOr(fields.leadTo, action.leads) }
  return action.next?.(answer, wished) ?? wished.leadTo
}
