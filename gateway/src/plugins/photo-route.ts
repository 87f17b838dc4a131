// `POST /account/photo`: the one form with a file in it. A plain form is led back to the profile, a script
// reads what came of it. SECURITY rows 33, 40 and 45.
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../__generated__/resolvers.ts'
import { currentMember } from '../domains/common/standing.ts'
import { isForAnother } from '../domains/member/member-result.ts'
import { uploadMyPhoto } from '../domains/member/own-photo.ts'
import type { Gateway } from '../gateway.ts'
import type { Context } from '../graphql/context.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { problem, problemsOfFailure } from '../graphql/problems.ts'
import { backWith } from './forms.ts'
import { clientHeader, isFromOwnPage } from './same-origin.ts'
import { withTold } from './told.ts'

const mostBytes = 5 * 1024 * 1024
/** What the form has beside the picture. */
const formBytes = 16 * 1024
const photosPerMinute = 10

const profile = '/account/profile'
const field = 'photo'

const limits = {
  fileSize: mostBytes,
  files: 1,
  fields: 4,
  fieldSize: 1024,
  fieldNameSize: 100,
  parts: 5,
  headerPairs: 20,
}

export const photoRoute: FastifyPluginAsync<{ gateway: Gateway }> = async (app, { gateway }) => {
  // Inside this plugin alone: no other route takes files.
  await app.register(multipart, { limits })
  const take = gateway.bucketOf('photos', photosPerMinute)

  app.post('/account/photo', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isFromOwnPage(request, gateway.config)) {
      return reply.code(403).send({ message: 'This form is not ours.' })
    }
    const context = gateway.contextOf(request, reply, { withSession: true })
    const { session, network } = gateway.callerOf(request)
    const taken = await take(session ?? network)
    if (!taken.ok) context.told.retryAfter = taken.retryAfterSeconds
    const problems = taken.ok
      ? await problemsOf(request, context)
      : [problem('RATE_LIMITED', { suggestedFix: 'TRY_AGAIN', requestId: request.id })]
    return answer(problems, { request, reply, context, gateway })
  })
}

/** What speaks against it; empty once the photo is the profile's. */
async function problemsOf(request: FastifyRequest, context: Context): Promise<Problem[]> {
  try {
    // Before a byte of the file is read.
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
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + formBytes) {
    return { problem: problem('PICTURE_TOO_LARGE', { field }) }
  }
  try {
    return await partsOf(request)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      return { problem: problem('PICTURE_TOO_LARGE', { field }) }
    // More parts than the form has, or one cut off: the form is not ours.
    if (code.startsWith('FST_')) return { problem: problem('INVALID_ARGUMENT', { field }) }
    throw error
  }
}

async function partsOf(request: FastifyRequest): Promise<PhotoForm> {
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

type Ran = Pick<OperationResult, 'status' | 'body' | 'retryAfter'>
type Asked = { request: FastifyRequest; reply: FastifyReply; context: Context; gateway: Gateway }

function answer(problems: Problem[], { request, reply, context, gateway }: Asked) {
  const ran: Ran = { status: 200, body: {} }
  const { status, retryAfter } = withTold(ran, context, reply, gateway)
  if (retryAfter) reply.header('retry-after', retryAfter)
  if (request.headers[clientHeader]) return reply.code(status).send({ problems })
  const [first] = problems
  if (!first) return reply.redirect(`${profile}?done=photo`, 303)
  if (first.code === 'NOT_SIGNED_IN') {
    return reply.redirect(`/login?${new URLSearchParams({ ended: '1', returnTo: profile })}`, 303)
  }
  return reply.redirect(backWith(`${profile}?form=photo`, first), 303)
}
