// Registers a route for every call of the call table. Every call is served under its path and every alias;
// the alternatives of a GET (POST twin, fallback) get routes here. docs/contract/transport.md §2, §5.

import { primaryLanguage } from '@vitrine/languages'
import { runInLanguage } from '@vitrine/languages/current'
import {
  allCalls,
  type Call,
  consistencyHeader,
  currencyHeader,
  type HttpMethod,
  languageHeader,
} from '@vitrine/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from './caller.ts'
import { checkCatalog } from './catalog/catalog-version.ts'
import { checkCollectionsPath } from './catalog/collections-path.ts'
import type { CallContext, Caller, PublicContext, Shop } from './context.ts'
import { identityOf } from './events/identities.ts'
import { parseRequest } from './http/parse-request.ts'
import { checkMembersArea } from './members/members-area.ts'
import { outcomeOf } from './outcome.ts'
import type { ReadLag } from './read-lag.ts'
import { forbidden, Refusal } from './refuse.ts'
import { isKnownCurrency } from './rules/money.ts'
import { type AllHandlers, handlers } from './services/all-handlers.ts'
import { offeredCurrencies, siteSettingsOf } from './state/site-settings.ts'
import type { State } from './state/state.ts'
import { dictionaryOf, requestedLanguage } from './translations/dictionaries.ts'
import { translateAnswer, untranslateRequest } from './translations/translate.ts'

type AnyHandler = (request: unknown, context: PublicContext) => unknown

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the platform call that a route serves. */
    call?: string
  }
}

export function mountCalls(app: FastifyInstance, shop: Shop, readLag: ReadLag): void {
  for (const [service, table] of Object.entries(allCalls)) {
    // The compiler checked every pair in AllHandlers; a loop over them loses the types.
    const name = service as keyof AllHandlers
    const own = handlers[name] as unknown as Record<string, AnyHandler>
    for (const call of Object.values<Call>(table)) {
      const handler = own[call.name]
      if (!handler) throw new Error(`No handler for ${service}.${call.name}`)
      const mounted = { service, call, handler: onItsSite(name, handler), readLag }
      mountCall(app, mounted, shop)
    }
  }
}

/** Wraps a handler and refuses calls of a catalog version that the site does not have. */
const onItsSite =
  (service: keyof AllHandlers, handler: AnyHandler): AnyHandler =>
  (request, context) => {
    checkCollectionsPath(service, context.state)
    checkCatalog(service, context.state)
    checkMembersArea(service, context.state)
    return handler(request, context)
  }

type Mounted = { service: string; call: Call; handler: AnyHandler; readLag: ReadLag }

function mountCall(app: FastifyInstance, mounted: Mounted, shop: Shop): void {
  const { call } = mounted
  for (const path of [call.path, ...call.aliases]) {
    for (const [method, ending] of waysOf(call)) {
      app.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1') + ending,
        config: { call: call.name },
        handler: async (request, reply) => answerCall(mounted, shop, request, reply),
      })
    }
  }
}

/** Returns the methods of a call, each with the suffix of its path. */
function waysOf({ method, alsoPost, postFallback }: Call): [HttpMethod, ending: string][] {
  if (typeof postFallback === 'string') {
    return [
      [method, ''],
      ['POST', postFallback],
    ]
  }
  const methods = alsoPost || postFallback ? [method, 'POST' as const] : [method]
  return [...new Set(methods)].map((one) => [one, ''])
}

function answerCall(
  { service, call, handler, readLag }: Mounted,
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { translatesTexts } = siteSettingsOf(shop.state)
  const language = translatesTexts
    ? requestedLanguage(request.headers[languageHeader])
    : primaryLanguage
  const dictionary = dictionaryOf(language)
  const context = contextOf(call, shop, request)
  const { url, params, body } = request
  const sent = parseRequest(call.request, { url, params, body })
  const parsed = dictionary ? untranslateRequest(sent, dictionary) : sent
  const lag = readLag.of(service, call.name, request.headers[consistencyHeader])
  const work = () => {
    const answer = lag.answer(() => handler(parsed, context))
    // A transaction ends when its handler returns; an asynchronous handler would continue outside of it.
    if (answer instanceof Promise) throw new Error(`${call.name} must answer at once`)
    return answer
  }
  const by = context.caller && identityOf(context.caller, shop.site)
  const outcome = runInLanguage(language, () => outcomeOf(shop.state, work, by))
  if (outcome instanceof Refusal) throw outcome
  const token = lag.saved()
  if (token !== undefined) reply.header(consistencyHeader, token)
  return dictionary ? translateAnswer(service, outcome, dictionary) : outcome
}

type Context = PublicContext & { caller?: Caller }

function contextOf(call: Call, { state, site }: Shop, request: FastifyRequest): Context {
  const requested = String(request.headers[currencyHeader] ?? '').toUpperCase()
  // A currency that the site does not offer is ignored. Assumed.
  const isOffered = isKnownCurrency(requested) && offeredCurrencies(state, site).includes(requested)
  const currency = isOffered ? requested : site.currency
  const authorization = String(request.headers.authorization ?? '')
  const context: PublicContext = { state, site, currency, authorization }
  if (call.actor === 'public') return context
  const caller = callerOf(request.headers, site, state)
  checkActor(call, caller, state)
  return { ...context, caller } as CallContext
}

/** docs/contract/members.md §11, docs/contract/auth.md §6. */
function checkActor({ actor }: Call, { kind, elevated }: Caller, state: State): void {
  const { checksPermissions, explainsRefusals } = siteSettingsOf(state)
  // A hosted site does not say which permission is missing. docs/contract/real-site.md §3.
  const lacks = (what: string) => forbidden(explainsRefusals ? what : '')
  if (actor === 'elevated' && checksPermissions && !elevated) {
    throw lacks('This call needs the site’s API key')
  }
  if (actor === 'member' && kind !== 'member' && !elevated) {
    throw lacks('This call needs a signed-in member')
  }
}
