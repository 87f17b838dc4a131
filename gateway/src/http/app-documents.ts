// `POST` or `PUT /apps/documents`: an app registers the documents it runs, with its key. docs/security.md S109.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messages } from '../__generated__/messages/http.ts'
import type { App } from '../apps/app-keys.ts'
import { audited } from '../audit/audit-change.ts'
import { maySendDocuments } from '../auth/permissions.ts'
import type { Gateway } from '../gateway.ts'
import { DocumentRefused } from '../graphql/document-refused.ts'
import { type ErrorCode, errorStatuses } from '../graphql/error-codes.ts'
import { isHashOf } from '../graphql/trusted-documents.ts'
import { payForBodies } from './body-limits.ts'
import { isCrossSite } from './same-origin.ts'

const path = '/apps/documents'
const mostBytes = 512 * 1024
const mostDocuments = 200

const manifestRule = z
  .record(z.string().regex(/^sha256:[0-9a-f]{64}$/), z.string().min(1))
  .refine((manifest) => Object.keys(manifest).length <= mostDocuments)

type Refusal = { code: ErrorCode; message: string; document?: string }

export const appDocuments: FastifyPluginAsync<{ gateway: Gateway }> = async (app, { gateway }) => {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const caller = await gateway.appKeys.find(request.headers.authorization)
    const refused =
      refusalOf(request, caller, gateway) ?? (await register(request, caller, gateway))
    if (!refused) return reply.code(204).send()
    const { message, ...extensions } = refused
    const error = { message, extensions: { ...extensions, requestId: request.id } }
    return reply.code(errorStatuses[refused.code]).send({ errors: [error] })
  }
  app.route({
    method: ['POST', 'PUT'],
    url: path,
    bodyLimit: mostBytes,
    onRequest: payForBodies(gateway, mostBytes),
    handler,
  })
}

/** Requires the scope to send documents: otherwise registering would be a way around it. */
function refusalOf(
  request: FastifyRequest,
  app: App | null,
  { appKeys, config }: Gateway,
): Refusal | null {
  if (!app) {
    const isSent = request.headers.authorization !== undefined
    const message = isSent ? messages.unknownApiKey : messages.registerWithKey
    return { code: 'UNAUTHENTICATED', message }
  }
  if (isCrossSite(request, config) || !maySendDocuments(app.actor)) {
    return { code: 'FORBIDDEN', message: messages.mayNotRegister }
  }
  if (!appKeys.documents.isFixed(app.actor.name)) return null
  return { code: 'MANIFEST_IN_SETTINGS', message: messages.manifestInSettings }
}

/** Validates all documents before any is stored: a manifest is replaced as a whole or not at all. */
async function register(
  request: FastifyRequest,
  app: App | null,
  gateway: Gateway,
): Promise<Refusal | null> {
  const parsed = manifestRule.safeParse(request.body)
  if (!app || !parsed.success) {
    return { code: 'BAD_REQUEST', message: messages.notAManifest({ mostDocuments }) }
  }
  const wrong = Object.entries(parsed.data).find(([hash, text]) => !isHashOf(hash, text))
  if (wrong) {
    const [document] = wrong
    return { code: 'BAD_REQUEST', message: messages.hashOfOtherText, document }
  }
  for (const [document, text] of Object.entries(parsed.data)) {
    const refused = await refusalOfDocument(text, gateway, gateway.callerOf(request, app))
    if (refused) return { ...refused, document }
  }
  const { actor } = app
  const context = { actor, audit: gateway.services.audit, requestId: request.id }
  const change = { operation: 'appKeys.registerDocuments', id: actor.name }
  await audited(change, context, async () => {
    await gateway.appKeys.documents.register(actor.name, parsed.data)
    return true
  })
  return null
}

async function refusalOfDocument(
  text: string,
  { pipeline }: Gateway,
  caller: ReturnType<Gateway['callerOf']>,
): Promise<Refusal | null> {
  try {
    await pipeline.check(text, caller)
    return null
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error
    const { code, message } = error
    return { code, message }
  }
}
