import type { FastifyReply } from 'fastify'
import { notFound } from '../refuse.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

/** Thrown for a path that the site does not have. */
export class UnknownPath extends Error {}

const page = '<!doctype html><html lang="en"><title>404</title><h1>Not Found</h1></html>'

/** Sends what a hosted site has for an unknown path: a page, not an error in JSON. docs/contract/real-site.md §7. */
export const sendUnknownPage = (reply: FastifyReply) =>
  reply.code(404).type('text/html; charset=utf-8').send(page)

/** Returns what is thrown for an unknown path: its page, or for debugging an error in JSON. */
export const unknownPath = (state: State): Error =>
  siteSettingsOf(state).sendsUnknownPages ? new UnknownPath() : notFound('Path')
