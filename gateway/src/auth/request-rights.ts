// Decides what a request to a GraphQL endpoint may do: use its session, act as staff, run mutations.
// docs/security.md S40-S46, S95, S97, S108.
import type { FastifyRequest } from 'fastify'
import type { App } from '../apps/app-keys.ts'
import type { Gateway } from '../gateway.ts'
import { clientHeader, confirmHeader, isCrossSite, isFromOwnPage } from '../http/same-origin.ts'
import type { Actor } from './actor.ts'

export type RequestRights = {
  /** An app by its key, staff by their elevation; null for all other callers. */
  actor: Actor | null
  app: App | null
  /** The document of the request may be read. */
  isAllowed: boolean
  /** The request has an unknown app key: it is refused instead of treated as a visitor. */
  isUnknownKey: boolean
  /** The session cookie is used. */
  mayRead: boolean
  /** False for staff without the header that confirms a write. */
  mayChange: boolean
}

export async function rightsOf(
  request: FastifyRequest,
  gateway: Gateway,
  isAdmin: boolean,
): Promise<RequestRights> {
  const { authorization } = request.headers
  const app = await gateway.appKeys.find(authorization)
  const isUnknownKey = !app && /^Bearer /i.test(authorization ?? '')
  if (app) {
    const { actor } = app
    // A cookie that a page of another origin sends along is not the app's.
    const mayRead = !isCrossSite(request, gateway.config)
    return { actor, app, isAllowed: true, isUnknownKey, mayRead, mayChange: true }
  }
  const isForeign = isCrossSite(request, gateway.config)
  const isClient = typeof request.headers[clientHeader] === 'string'
  const mayRead = isClient && !isForeign
  const isOwnPage = isClient && isFromOwnPage(request, gateway.config)
  const staff = isAdmin && mayRead ? await gateway.staffOf(request) : null
  return {
    actor: staff,
    app: null,
    isUnknownKey,
    isAllowed: request.method === 'POST' ? isOwnPage : !isForeign,
    mayRead,
    mayChange: !staff || request.headers[confirmHeader] === 'write',
  }
}
