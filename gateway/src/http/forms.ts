// Plain form posts, for browsers without JavaScript. They run the mutations that the storefront defines beside its
// screens and redirect to the next page. docs/security.md S33, S40 and S45.

import formbody from '@fastify/formbody'
import { type LanguageCode, localizedPath, splitAddress } from '@vitrine/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { messages } from '../__generated__/messages/http.ts'
import { localPathOr } from '../domains/common/callbacks.ts'
import type { Gateway } from '../gateway.ts'
import type { Context } from '../graphql/context.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { chosenCurrency } from './chosen-currency.ts'
import { sendGoOn } from './continue-page.ts'
import { type Fields, fieldsOf, retainedOf } from './form-fields.ts'
import {
  type MutationPayload,
  pathWithProblem,
  payloadOf,
  type Refusal,
  refusalOf,
} from './form-refusal.ts'
import { hostedAddress } from './hosted-address.ts'
import { localized } from './request-language.ts'
import { applyResponseDirectives } from './response-directives.ts'
import { runWebOperation } from './run-web-operation.ts'
import { isFromOwnPage } from './same-origin.ts'
import { signInAgainSeconds, storeTyped } from './submitted-values.ts'
import type { WebForm } from './web-bundle.ts'

export type FormsOptions = {
  gateway: Gateway
  /** Loads the forms of the built web, or in development those of the live one. */
  load: (language: LanguageCode) => Promise<readonly WebForm[]>
}

export const forms = fp<FormsOptions>(async (app, { gateway, load }) => {
  await app.register(formbody, { bodyLimit: 64 * 1024 })

  /** The problem to report, on the form's page after a refusal or on the next page as a warning. */
  function failureTarget(refusal: Refusal, { fields, form, payload, reply }: Refused) {
    const failurePath = localPathOr(fields.returnTo, form.failurePath)
    // Retained on the form's own page only, because other pages may be public.
    const typed = isFormPage(failurePath, form) ? retainedOf(fields, form) : {}
    if (refusal.code === 'NOT_SIGNED_IN') {
      storeTyped(typed, failurePath, { reply, gateway, maxAgeSeconds: signInAgainSeconds })
      const loginPath = localizedPath(splitAddress(failurePath).language, '/login')
      return `${loginPath}?${new URLSearchParams({ ended: '1', returnTo: failurePath })}`
    }
    if (refusal.severity === 'WARNING') {
      return pathWithProblem(nextPage(payload, fields, form), refusal)
    }
    storeTyped(typed, failurePath, { reply, gateway })
    const field = refusal.field && (form.fieldOf?.(refusal.field, fields) ?? refusal.field)
    return pathWithProblem(failurePath, { ...refusal, field })
  }

  /** Redirects after a form. Browsers check redirects against `form-action`, which allows the platform's pages only. */
  function sendTo(target: string, { leadsToOtherHosts }: WebForm, reply: FastifyReply) {
    const isNamed = !leadsToOtherHosts && originOf(target) === gateway.config.pagesOrigin
    if (target.startsWith('/') || isNamed) return reply.redirect(target, 303)
    return sendGoOn(reply, { target, title: messages.oneMoment })
  }

  /** Runs the form's operations in order, up to one that is refused. */
  async function run(form: WebForm, fields: Fields, request: FastifyRequest, context: Context) {
    let result: OperationResult | undefined
    for (const operation of form.operations(fields)) {
      result = await runWebOperation(operation, {
        gateway,
        context,
        caller: gateway.callerOf(request),
      })
      if (refusalOf(result, request.id)) break
    }
    if (!result) throw new Error(`The form ${form.name} has no operation`)
    return result
  }

  async function handleForm(form: WebForm, request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store')
    if (!isFromOwnPage(request, gateway.config))
      return reply.code(403).send({ message: messages.thisFormIsNotOurs })
    const fields = fieldsOf(request.body)
    const currency = chosenCurrency(request, gateway)
    const context = gateway.contextOf(request, reply, { withSession: true, currency })
    const ran = await run(form, fields, request, context)
    const result = applyResponseDirectives(ran, context, reply, gateway)
    const payload = payloadOf(result) ?? {}
    const refusal = refusalOf(result, request.id)
    if (refusal)
      return reply.redirect(failureTarget(refusal, { fields, form, payload, reply }), 303)
    const target = successTarget(payload, fields, form)
    // Retained on the form's own page only, because other pages are public.
    if (form.isSharedForm && isFormPage(target, form)) {
      storeTyped(retainedOf(fields, form), target, { reply, gateway })
    }
    return sendTo(target, form, reply)
  }

  app.post<{ Params: { name: string } }>('/forms/:name', localized, async (request, reply) => {
    const form = (await load(request.language)).find(({ name }) => name === request.params.name)
    return form ? handleForm(form, request, reply) : reply.callNotFound()
  })
})

type Refused = { fields: Fields; form: WebForm; payload: MutationPayload; reply: FastifyReply }

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

const isFormPage = (path: string, { failurePath }: WebForm) => path.split('?')[0] === failurePath

/** Returns the target after success: a page of the platform, else that of the payload, else that of the form. */
function successTarget(payload: MutationPayload, fields: Fields, form: WebForm): string {
  const platformUrl = payload.redirectUrl ?? payload.logoutUrl ?? payload.url
  if (typeof platformUrl === 'string') return hostedAddress(platformUrl, fields.theme)
  return nextPage(payload, fields, form)
}

/** Returns the page of the shop after what was accepted: that of the payload, else that of the form. */
function nextPage(payload: MutationPayload, fields: Fields, form: WebForm): string {
  const leadTo = localPathOr(fields.leadTo, form.successPath)
  return form.next?.(payload, leadTo, fields) ?? leadTo
}
