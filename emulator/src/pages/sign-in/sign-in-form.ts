// Parses the forms of the sign-in page.
import { z } from 'zod'

const typed = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().slice(0, 1000) : ''),
  z.string(),
)
/** Spaces at the ends of a password are part of it. */
const secret = z.preprocess(
  (value) => (typeof value === 'string' ? value.slice(0, 1000) : ''),
  z.string(),
)

export const signInForm = z.object({
  action: z
    .enum(['sign-in', 'send-code', 'code', 'join', 'verify', 'resend', 'factor', 'forgot', 'leave'])
    .catch('leave'),
  email: typed,
  password: secret,
  nickname: typed,
  code: typed,
  stateToken: typed,
  factor: typed,
  captchaToken: typed,
})
export type SignInForm = z.output<typeof signInForm>

/** The requested screen of the page: `?screen=join`. */
export const screenQuery = z.object({
  screen: z.enum(['sign-in', 'by-code', 'join', 'forgot']).catch('sign-in'),
})
