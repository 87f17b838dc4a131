// Redirect sessions, which lead a browser to the platform's hosted pages. Source: spec §7 "Redirect session",
// docs/contract/auth.md §3.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid, text } from '../shapes.ts'
import { authPrompts, memberSections, responseModes } from '../vocab/members.ts'
import { wireRedirectSession } from '../wire/token.ts'

const address = z
  .string()
  .max(2048)
  .regex(/^https?:\/\//i, { error: 'must be an http(s) address' })

const authRequest = body(() => ({
  clientId: z.string(),
  responseType: z.literal('code'),
  redirectUri: address.nullish(),
  scope: z.literal('offline_access'),
  state: text(512, 1),
  responseMode: z.enum(responseModes),
  codeChallenge: text(128, 43),
  codeChallengeMethod: z.literal('S256'),
  sessionToken: z.string().nullish(),
  idp: z.string().nullish(),
}))

/** The intents of a redirect session; exactly one is sent. */
const intents = {
  bookingsCheckout: body(() => ({
    slotAvailability: z.record(z.string(), z.unknown()),
    timezone: text(40).nullish(),
  })).nullish(),
  ecomCheckout: body(() => ({ checkoutId: guid })).nullish(),
  eventsCheckout: body(() => ({ reservationId: guid, eventSlug: text(150) })).nullish(),
  paidPlansCheckout: body(() => ({ planId: guid, checkoutData: text(2048).nullish() })).nullish(),
  login: body(() => ({})).nullish(),
  logout: body(() => ({ clientId: z.string() })).nullish(),
  auth: body(() => ({ authRequest, prompt: z.enum(authPrompts).nullish() })).nullish(),
  storesProduct: body(() => ({ productSlug: text(150, 1) })).nullish(),
  bookingsBook: body(() => ({ resourceId: guid.nullish() })).nullish(),
  memberAccountPage: body(() => ({ section: z.enum(memberSections) })).nullish(),
}
const intentNames = Object.keys(intents) as (keyof typeof intents)[]
export type RedirectIntent = keyof typeof intents

const request = body(() => ({
  ...intents,
  callbacks: body(() => ({
    postFlowUrl: address.nullish(),
    thankYouPageUrl: address.nullish(),
    loginUrl: address.nullish(),
    cartPageUrl: address.nullish(),
    planListUrl: address.nullish(),
    plansListUrl: address.nullish(),
    bookingsServiceListUrl: address.nullish(),
  })).nullish(),
  preferences: body(() => ({
    useGenericWixPages: z.boolean().nullish(),
    maintainIdentity: z.boolean().nullish(),
    checkIfPublish: z.boolean().nullish(),
    additionalQueryParameters: z.record(z.string(), z.string()).nullish(),
  })).nullish(),
  origin: text(2048).nullish(),
})).superRefine((value, context) => {
  const given = intentNames.filter((name) => value[name])
  if (given.length === 1) return
  const rule = given.length === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT'
  context.addIssue({
    code: 'custom',
    message: `exactly one of ${intentNames.join(', ')}`,
    params: { rule },
  })
})

export const redirects = callTable({
  createRedirectSession: call({
    ...under('redirects'),
    method: 'POST',
    actor: 'visitor',
    evidence: 'spec',
    request,
    response: answer(() => ({ redirectSession: wireRedirectSession })),
  }),
} satisfies Record<string, Call>)
