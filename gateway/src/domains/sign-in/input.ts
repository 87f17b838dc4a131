// Input schemas of sign-in, validated before any call. docs/contract/auth.md §6.

import { factorTypes, passwordLength, text } from '@vitrine/platform'
import { z } from 'zod'
import { messages as commonMessages } from '../../__generated__/messages/common.ts'
import { messages } from '../../__generated__/messages/members.ts'
import { localPath, localPathOr } from '../common/callbacks.ts'
import { captcha } from '../common/captcha.ts'
import { confirmation } from '../common/confirm-member.ts'

/** Case is left unchanged; the platform decides about it. */
const email = z
  .string()
  .trim()
  .max(254)
  .superRefine((value, context) => {
    if (z.email().safeParse(value).success) return
    const params = { rule: 'FORMAT', type: 'EMAIL' }
    context.addIssue({ code: 'custom', message: commonMessages.mustBeEmailAddress, params })
  })

const newPassword = text(passwordLength.max, passwordLength.min).superRefine((value, context) => {
  if (value.trim()) return
  const params = { rule: 'REQUIRED_FIELD' }
  context.addIssue({ code: 'custom', message: messages.mustNotBeBlanksAlone, params })
})

/** Ignores what is no path of this shop: a link must not keep a member from signing in. */
const returnTo = z
  .string()
  .nullish()
  .transform((path) => localPathOr(path, '') || undefined)

export const registerInput = z.object({
  email,
  password: newPassword,
  firstName: text(100).nullish(),
  lastName: text(100).nullish(),
  nickname: text(100).nullish(),
  captcha,
  returnTo,
})

export const loginInput = z.object({
  email,
  // An existing password may be shorter than a new one.
  password: text(passwordLength.max, 1),
  captcha,
  returnTo,
})

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: () => messages.mustBeSixDigits })
export const emailCodeInput = z.object({ code })

export const factorInput = z
  .object({
    type: z.enum(factorTypes),
    code: text(100).nullish(),
    rememberThisDevice: z.boolean().nullish(),
  })
  .superRefine((value, context) => {
    if (value.type === 'PUSH' || value.code?.trim()) return
    const params = { rule: 'REQUIRED_FIELD' }
    context.addIssue({ code: 'custom', message: messages.isNeeded, path: ['code'], params })
  })

export const startInput = z.object({
  prompt: z.enum(['LOGIN', 'NONE']).nullish(),
  responseMode: z.enum(['QUERY', 'FRAGMENT', 'WEB_MESSAGE']).nullish(),
  returnTo: localPath.nullish(),
})

const returned = text(2048).nullish()
export const completeInput = z.object({
  code: returned,
  state: returned,
  error: returned,
  errorDescription: returned,
})

export const recoveryInput = z.object({ email })
export const recoverInput = z.object({ recoveryToken: text(1000, 1), password: newPassword })
export const passwordInput = z.object({ newPassword, ...confirmation })
export const returnInput = z.object({ returnTo: localPath.nullish() })
