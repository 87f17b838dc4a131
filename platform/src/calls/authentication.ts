// Calls for registration, login, second factor, sign-on and logout. Source: spec §7
// "Authentication", docs/contract/auth.md §6.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid, text } from '../shapes.ts'
import { factorTypes, smsDeliveryMethods } from '../vocab/members.ts'
import { wireAuthentication, wireIdentity, wireRawResponse } from '../wire/identity.ts'
import { identityProfileBody } from '../wire/identity-profile.ts'

const visitor = { actor: 'visitor', evidence: 'spec' } as const
const at = (rest: string) => under('authentication', rest)

const loginId = body(() => ({ email: z.email({ error: 'must be an email address' }).max(254) }))

/** Alternatives by declaration; the official SDK sends both in one element. */
const captchaToken = body(() => ({
  Recaptcha: text(5000).nullish(),
  InvisibleRecaptcha: text(5000).nullish(),
  NoCaptcha: text(5000).nullish(),
  recaptchaForClientSiteKey: body(() => ({
    token: text(5000).nullish(),
    siteKeyId: guid.nullish(),
  })).nullish(),
}))
export type CaptchaToken = z.output<typeof captchaToken>

const proof = {
  captchaTokens: z.array(captchaToken).nullish(),
  clientMetaData: z.record(z.string(), z.unknown()).nullish(),
}

const coded = body(() => ({ code: text(100, 1) }))

export const authentication = callTable({
  register: call({
    ...visitor,
    ...at('/v2/register'),
    method: 'POST',
    request: body(() => ({
      loginId,
      password: z.string().nullish(),
      profile: identityProfileBody.nullish(),
      ...proof,
    })),
    response: wireAuthentication,
  }),
  login: call({
    ...visitor,
    ...at('/v2/login'),
    method: 'POST',
    // Loose because the platform reports wrong logins with an application code, and the official SDK cannot
    // read other errors (docs/contract/auth.md §6 "Pitfalls").
    request: body(() => ({
      loginId: body(() => ({ email: z.string().nullish() })).nullish(),
      password: z.string().nullish(),
      stateToken: text(1000).nullish(),
      ...proof,
    })),
    response: wireAuthentication,
  }),
  verifyFactor: call({
    ...visitor,
    ...withAlias('/v2/{factorType}/verify', '/v2/verify'),
    method: 'POST',
    request: body(() => ({
      factorType: z.enum(factorTypes),
      stateToken: text(1000, 1),
      rememberThisDevice: z.boolean().nullish(),
      smsData: coded.extend({ deliveryMethod: z.enum(smsDeliveryMethods).nullish() }).nullish(),
      callData: coded.nullish(),
      emailData: coded.nullish(),
      totpData: coded.nullish(),
      pushData: body(() => ({ transactionId: text(36) })).nullish(),
    })),
    response: wireAuthentication,
  }),
  changePassword: call({
    ...at('/v2/change-password'),
    actor: 'member',
    evidence: 'spec',
    method: 'POST',
    request: body(() => ({ newPassword: z.string() })),
    response: answer(() => ({})),
  }),
  signOn: call({
    ...at('/v2/sign-on'),
    actor: 'elevated',
    evidence: 'spec',
    method: 'POST',
    request: body(() => ({
      loginId,
      profile: identityProfileBody.nullish(),
      verifyEmail: z.boolean().nullish(),
      mergeExistingContact: z.boolean().nullish(),
    })),
    response: answer(() => ({
      sessionToken: z.string().nullish(),
      identity: wireIdentity.nullish(),
    })),
  }),
  logout: call({
    ...visitor,
    ...at('/v1/logout'),
    method: 'GET',
    repeatable: false,
    request: body(() => ({
      postLogoutRedirectUri: text(2048).nullish(),
      clientId: z.string().nullish(),
    })),
    response: wireRawResponse,
  }),
  callback: call({
    ...visitor,
    ...at('/v1/callback'),
    method: 'GET',
    repeatable: false,
    request: body(() => ({ state: text(1000, 1), sessionToken: text(1000, 1) })),
    response: wireRawResponse,
  }),
} satisfies Record<string, Call>)

/** Returns path and alias: installed SDK versions use the second spelling, the specification the first. */
function withAlias(rest: string, other: string) {
  const { path, aliases } = at(rest)
  const others = at(other)
  return { path, aliases: [...aliases, others.path, ...others.aliases] }
}
