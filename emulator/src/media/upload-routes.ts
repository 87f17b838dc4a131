// Receives uploaded files: the URL itself is the permission, so no token is required.
import type { FastifyInstance } from 'fastify'
import { maxUploadBytes, type Uploads } from './uploads.ts'

type UploadRoute = { Params: { token: string }; Body: unknown }

/** `PUT /upload/:token`, with the bytes of one file. */
export async function uploadRoutes(app: FastifyInstance, uploads: Uploads): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.put<UploadRoute>(
    '/upload/:token',
    { bodyLimit: maxUploadBytes, config: { call: 'uploadFile' } },
    async ({ params, headers, body }) => {
      const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
      const bytes = Buffer.isBuffer(body) ? body : undefined
      return { file: await uploads.take({ token: params.token, contentType, bytes }) }
    },
  )
}
