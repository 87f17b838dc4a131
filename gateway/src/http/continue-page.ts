// Sends a page that navigates to a target at once, where a redirect would not work.
import type { FastifyReply } from 'fastify'

/** `target` is a URL that was validated already; `title` is visible for a moment. */
type GoOn = { target: string; title: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C')

const pageFor = ({ target, title }: GoOn) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${escaped(target)}">
<title>${title}</title><p>${title}</p></html>`

/** Sends a page that navigates to the target by itself. */
export const sendGoOn = (reply: FastifyReply, page: GoOn) =>
  reply.type('text/html; charset=utf-8').send(pageFor(page))
