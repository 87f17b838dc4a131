// Plain form posts, for browsers without JavaScript. They run the same mutations as the storefront and
// redirect to the next page. docs/security.md S33, S40 and S45.
import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Problem } from '../__generated__/resolvers.ts'
import { localPathOr } from '../domains/common/callbacks.ts'
import type { Gateway } from '../gateway.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { sendGoOn } from './continue-page.ts'
import { type Fields, type FormAction, fieldsOf, formActions, retainedOf } from './form-actions.ts'
import { applyResponseDirectives } from './response-directives.ts'
import { isFromOwnPage } from './same-origin.ts'
import { signInAgainSeconds, storeTyped } from './submitted-values.ts'

/** Returns the form's path with the problem in its query. */
export function pathWithProblem(path: string, problem: Refusal): string {
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

/** Returns the code for a form whose document was refused: over a limit, or with invalid values. */
const codeOf = ({ retryAfter }: OperationResult) =>
  retryAfter ? ('RATE_LIMITED' as const) : ('INVALID_ARGUMENT' as const)

export const forms = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  await app.register(formbody, { bodyLimit: 64 * 1024 })

  /** Back to the form, or on with a warning. */
  function failureTarget(
    refusal: Refusal,
    fields: Fields,
    action: FormAction,
    reply: FastifyReply,
  ) {
    const failurePath = localPathOr(fields.returnTo, action.failurePath)
    // Shown again on the form's own page only: others may be public.
    const typed = isFormPage(failurePath, action) ? retainedOf(fields, action) : {}
    if (refusal.code === 'NOT_SIGNED_IN') {
      storeTyped(typed, failurePath, { reply, gateway, maxAgeSeconds: signInAgainSeconds })
      return `/login?${new URLSearchParams({ ended: '1', returnTo: failurePath })}`
    }
    if (refusal.severity === 'WARNING') {
      return pathWithProblem(localPathOr(fields.leadTo, action.successPath), refusal)
    }
    storeTyped(typed, failurePath, { reply, gateway })
    const field = refusal.field && (action.fieldOf?.(refusal.field, fields) ?? refusal.field)
    return pathWithProblem(failurePath, { ...refusal, field })
  }

  /** Redirects after a form. Browsers check redirects against `form-action`, which allows the platform's pages only. */
  function sendTo(target: string, reply: FastifyReply) {
    const isOwn = target.startsWith('/') || originOf(target) === gateway.config.pagesOrigin
    if (isOwn) return reply.redirect(target, 303)
    return sendGoOn(reply, { target, title: 'One moment …' })
  }

  async function handleForm(action: FormAction, request: FastifyRequest, reply: FastifyReply) {
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
    const result = applyResponseDirectives(ran, context, reply, gateway)
    const payload = payloadOf(result)
    const refusal = refusalOf(result, payload, request.id)
    if (refusal) return reply.redirect(failureTarget(refusal, fields, action, reply), 303)
    const target = successTarget(payload ?? {}, fields, action)
    // On the form's own page only: others are public.
    if (action.isSharedForm && isFormPage(target, action)) {
      storeTyped(retainedOf(fields, action), target, { reply, gateway })
    }
    return sendTo(target, reply)
  }

  for (const [name, action] of Object.entries(formActions)) {
    app.post(`/forms/${name}`, (request, reply) => handleForm(action, request, reply))
  }
})

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

const isFormPage = (path: string, { failurePath }: FormAction) => path.split('?')[0] === failurePath

type MutationPayload = Readonly<Record<string, unknown>> & { problems?: Problem[] }

/** The first answer with a problem, else the last one: a form may have two mutations, in order. */
function payloadOf({ body }: OperationResult): MutationPayload | null {
  const payloads = Object.values((body.data ?? {}) as Record<string, MutationPayload | null>)
  if (payloads.includes(null)) return null
  return payloads.find((one) => one?.problems?.length) ?? payloads.at(-1) ?? null
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
  payload: MutationPayload | null,
  requestId: string,
): Refusal | undefined {
  if (payload) return payload.problems?.[0]
  const { code, field } = result.body.errors?.[0]?.extensions ?? {}
  if (code === 'UNAUTHENTICATED') return { code: 'NOT_SIGNED_IN' }
  return { code: codeOf(result), field, requestId }
}

/** Returns the target after success: a page of the platform, else that of the payload, else that of the form. */
function successTarget(payload: MutationPayload, fields: Fields, action: FormAction): string {
  const platformUrl = payload.redirectUrl ?? payload.logoutUrl ?? payload.url
  if (typeof platformUrl === 'string') return platformUrl
  const requested = { ...fields, leadTo: localPathOr(fields.leadTo, action.successPath) }
  return action.next?.(payload, requested) ?? requested.leadTo
}
