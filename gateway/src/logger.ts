// Logs in JSON, one line each, with nothing in them that opens a door.
import type { FastifyServerOptions } from 'fastify'

/** Paths that may hold a secret, whatever level is logged. SECURITY rows 15 and 94. */
const secretPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.token',
  '*.accessToken',
  '*.refreshToken',
  '*.password',
  'err.config',
]

export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    redact: { paths: secretPaths, censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
  }
}
