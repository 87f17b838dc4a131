// What a request to a door for documents may do: see its session, act as staff, change something.
// SECURITY rows 40-46, 95, 97.
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import type { Actor } from '../graphql/actor.ts'
import { clientHeader, confirmHeader, isCrossSite, isFromOwnPage } from './same-origin.ts'

export type RequestRights = {
  /** An app by its key, staff by their door; null for everybody else. */
  actor: Actor | null
  /** The request may get as far as its document. */
  isAllowed: boolean
  /** A key came that is nobody's: said so, instead of being taken for a visitor. */
  isUnknownKey: boolean
  /** The session's cookie counts. */
  mayRead: boolean
  /** False for staff who have not said that they mean to change something. */
  mayChange: boolean
}

export async function rightsOf(
  request: FastifyRequest,
  gateway: Gateway,
  isAdmin: boolean,
): Promise<RequestRights> {
  const { authorization } = request.headers
  const app = gateway.findApp(authorization)
  const isUnknownKey = !app && /^Bearer /i.test(authorization ?? '')
  if (app) return { actor: app, isAllowed: true, isUnknownKey, mayRead: true, mayChange: true }
  const isForeign = isCrossSite(request, gateway.config)
  const isClient = typeof request.headers[clientHeader] === 'string'
  const mayRead = isClient && !isForeign
  const isOwnPage = isClient && isFromOwnPage(request, gateway.config)
  const staff = isAdmin && mayRead ? await gateway.staffOf(request) : null
  return {
    actor: staff,
    isUnknownKey,
    isAllowed: request.method === 'POST' ? isOwnPage : !isForeign,
    mayRead,
    mayChange: !staff || request.headers[confirmHeader] === 'write',
  }
}
