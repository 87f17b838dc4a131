// `POST /account/photo`: the only form with a file. A plain form is redirected to the profile, a script gets the
// result as JSON. docs/security.md S33, S40 and S45.

import multipart, { type MultipartFile } from '@fastify/multipart'
import { localizedPath } from '@vitrine/languages'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../__generated__/messages/http.ts'
import type { Problem } from '../__generated__/schema-types.ts'
import type { MemberContext } from '../domains/common/caller-context.ts'
import { currentMember } from '../domains/common/verify-member.ts'
import { isForAnother } from '../domains/member/member-result.ts'
import { uploadMyPhoto } from '../domains/member/own-photo.ts'
import type { Gateway } from '../gateway.ts'
import type { Context } from '../graphql/context.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { problem, problemsOfFailure } from '../graphql/problems.ts'
import { pathWithProblem } from './form-refusal.ts'
import { localized } from './request-language.ts'
import { applyResponseDirectives } from './response-directives.ts'
import { clientHeader, isFromOwnPage } from './same-origin.ts'

const maxBytes = 5 * 1024 * 1024
/** Most bytes of the form beside the picture. */
const formBytes = 16 * 1024
const photosPerMinute = 10

const field = 'photo'

const limits = {
  fileSize: maxBytes,
  files: 1,
  fields: 4,
  fieldSize: 1024,
  fieldNameSize: 100,
  parts: 5,
  headerPairs: 20,
}

export const photoRoute: FastifyPluginAsync<{ gateway: Gateway }> = async (app, { gateway }) => {
  // Registered in this plugin only: no other route accepts files.
  await app.register(multipart, { limits })
  const takePhoto = gateway.bucketOf('photos', photosPerMinute)

  app.post('/account/photo', localized, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isFromOwnPage(request, gateway.config)) {
      return reply.code(403).send({ message: messages.thisFormIsNotOurs })
    }
    const context = gateway.contextOf(request, reply, { withSession: true })
    const { session, network } = gateway.callerOf(request)
    const bucket = await takePhoto(session ?? network)
    if (!bucket.ok) context.response.retryAfter = bucket.retryAfterSeconds
    const problems = bucket.ok
      ? await problemsOf(request, context)
      : [problem('RATE_LIMITED', { suggestedFix: 'TRY_AGAIN', requestId: request.id })]
    return sendResult(problems, { request, reply, context, gateway })
  })
}

/** Returns why the photo was refused; empty once it is saved. */
async function problemsOf(request: FastifyRequest, context: MemberContext): Promise<Problem[]> {
  try {
    // Checked before any byte of the file is read.
    if (!(await currentMember(context))) return [problem('NOT_SIGNED_IN')]
  } catch (error) {
    return problemsOfFailure(error)
  }
  const form = await readForm(request)
  if ('problem' in form) return [form.problem]
  if (await isForAnother(form.memberId, context)) return [problem('SIGNED_IN_AS_ANOTHER')]
  return (await uploadMyPhoto(form.content, context)).problems
}

type PhotoForm = { content: Buffer; memberId: string | undefined }

async function readForm(request: FastifyRequest): Promise<PhotoForm | { problem: Problem }> {
  if (!request.isMultipart()) return { problem: problem('REQUIRED_FIELD', { field }) }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formBytes) {
    return { problem: problem('PICTURE_TOO_LARGE', { field }) }
  }
  try {
    return await readParts(request)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      return { problem: problem('PICTURE_TOO_LARGE', { field }) }
    // Too many parts, or one that is cut off: not sent by our form.
    if (code.startsWith('FST_')) return { problem: problem('INVALID_ARGUMENT', { field }) }
    throw error
  }
}

async function readParts(request: FastifyRequest): Promise<PhotoForm> {
  const form: PhotoForm = { content: Buffer.alloc(0), memberId: undefined }
  for await (const part of request.parts()) {
    if (part.type === 'file') form.content = await bytesOf(part)
    else if (part.fieldname === 'memberId') form.memberId = String(part.value) || undefined
  }
  return form
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const content = await part.toBuffer()
  return part.fieldname === field ? content : Buffer.alloc(0)
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

type Result = Pick<OperationResult, 'status' | 'body' | 'retryAfter'>
type Exchange = { request: FastifyRequest; reply: FastifyReply; context: Context; gateway: Gateway }

function sendResult(problems: Problem[], { request, reply, context, gateway }: Exchange) {
  const result: Result = { status: 200, body: {} }
  const { status, retryAfter } = applyResponseDirectives(result, context, reply, gateway)
  if (retryAfter) reply.header('retry-after', retryAfter)
  if (request.headers[clientHeader]) return reply.code(status).send({ problems })
  const [first] = problems
  const profile = localizedPath(request.language, '/account/profile')
  if (!first) return reply.redirect(`${profile}?done=photo`, 303)
  if (first.code === 'NOT_SIGNED_IN') {
    const search = new URLSearchParams({ ended: '1', returnTo: profile })
    return reply.redirect(`${localizedPath(request.language, '/login')}?${search}`, 303)
  }
  return reply.redirect(pathWithProblem(`${profile}?form=photo`, first), 303)
}
