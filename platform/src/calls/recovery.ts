// Account recovery by email. Source: spec §7 "Recovery and verification", docs/contract/auth.md §7.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid, text } from '../shapes.ts'
import { wireAuthentication } from '../wire/identity.ts'

const visitor = { actor: 'visitor', evidence: 'spec', method: 'POST' } as const

/** Target of the platform's own page after completion. */
const redirect = body(() => ({ url: text(1000, 1), clientId: guid }))

export const recovery = callTable({
  sendRecoveryEmail: call({
    ...visitor,
    ...under('recovery', '/v1/send-email'),
    request: body(() => ({
      email: z.email({ error: 'must be an email address' }).max(254),
      language: z.string().nullish(),
      redirect: redirect.nullish(),
    })),
    response: answer(() => ({})),
  }),
  sendActivationEmail: call({
    ...visitor,
    ...under('recovery', '/v1/activation-email'),
    // The site owner decides who gets an activation email. Assumed.
    actor: 'elevated',
    request: body(() => ({
      identityId: guid,
      emailOptions: body(() => ({
        language: z.string().nullish(),
        redirect: redirect.nullish(),
      })).nullish(),
    })),
    response: answer(() => ({})),
  }),
  recover: call({
    ...visitor,
    ...under('recovery', '/v1/recover'),
    request: body(() => ({ recoveryToken: text(1000, 1), password: z.string().nullish() })),
    response: wireAuthentication,
  }),
} satisfies Record<string, Call>)
