// Verification of an email address. Source: spec §7 "Recovery and verification", docs/contract/auth.md §8.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid, text } from '../shapes.ts'
import { verificationTargets } from '../vocab/members.ts'
import { wireAuthentication } from '../wire/identity.ts'

const visitor = { actor: 'visitor', evidence: 'spec', method: 'POST' } as const
const at = (rest: string) => under('verification', rest)

/** The specification writes it with a capital, the installed SDK without: both are supported. */
const start = at('/v1/start')
const Start = at('/v1/Start')

export const verification = callTable({
  start: call({
    ...visitor,
    path: start.path,
    aliases: [...start.aliases, Start.path, ...Start.aliases],
    request: body(() => ({ identityId: guid, target: z.enum(verificationTargets).nullish() })),
    response: answer(() => ({ verificationId: z.string() })),
  }),
  verifyDuringAuthentication: call({
    ...visitor,
    ...at('/v1/auth/verify'),
    request: body(() => ({ code: exactly(6), stateToken: text(1000, 1) })),
    response: wireAuthentication,
  }),
  resendDuringAuthentication: call({
    ...visitor,
    ...at('/v1/auth/resend'),
    request: body(() => ({ stateToken: text(1000, 1) })),
    response: wireAuthentication,
  }),
} satisfies Record<string, Call>)

function exactly(length: number) {
  return z.string().superRefine((value, context) => {
    if (value.length === length) return
    const params = { rule: 'EXACT_LENGTH', threshold: length }
    context.addIssue({ code: 'custom', message: `must have ${length} characters`, params })
  })
}
