// Registering and logging in.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { checkInput } from '../../graphql/problems.ts'
import { loginErrorOf, registrationErrorOf } from '../../sign-in/login-state.ts'
import { captchaTokens } from '../common/captcha.ts'
import { tooMany } from '../common/guard.ts'
import { loginInput, recoverInput, registerInput } from './input.ts'
import { failed, payloadOf } from './payload.ts'
import { takeStep } from './take-step.ts'

const register: MutationResolvers['register'] = async (_, { input }, context) => {
  const checked = checkInput(registerInput, input)
  if (!checked.ok) return failed(checked.problems)
  const { email, password, firstName, lastName, nickname, captcha } = checked.value
  const refused = await tooMany(context, email)
  if (refused) return failed([refused])
  const profile = {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(nickname && { nickname }),
  }
  return payloadOf(
    await takeStep(
      {
        email,
        ask: () =>
          context.own.authentication.register({
            loginId: { email },
            password,
            ...(Object.keys(profile).length > 0 && { profile }),
            ...captchaTokens(captcha),
          }),
        refuser: registrationErrorOf,
        fields: { INVALID_EMAIL: 'email', EMAIL_ALREADY_EXISTS: 'email', ...captchaField },
      },
      context,
    ),
  )
}

const captchaField = { MISSING_CAPTCHA_TOKEN: 'captcha', INVALID_CAPTCHA_TOKEN: 'captcha' } as const

const login: MutationResolvers['login'] = async (_, { input }, context) => {
  const checked = checkInput(loginInput, input)
  if (!checked.ok) return failed(checked.problems)
  const { email, password, captcha } = checked.value
  const refused = await tooMany(context, email)
  if (refused) return failed([refused])
  return payloadOf(
    await takeStep(
      {
        email,
        ask: () =>
          context.own.authentication.login({
            loginId: { email },
            password,
            ...captchaTokens(captcha),
          }),
        // Whether an address is known is nobody's business: both read as a wrong pair. Row S36.
        refuser: (refusal) => {
          const error = loginErrorOf(refusal)
          return error === 'invalidEmail' ? 'invalidPassword' : error
        },
        fields: { INVALID_PASSWORD: 'password', RESET_PASSWORD: 'password', ...captchaField },
      },
      context,
    ),
  )
}

const recover: MutationResolvers['recover'] = async (_, args, context) => {
  const checked = checkInput(recoverInput, args)
  if (!checked.ok) return failed(checked.problems)
  const refused = await tooMany(context)
  if (refused) return failed([refused])
  const { recoveryToken, password } = checked.value
  return payloadOf(
    await takeStep(
      {
        email: '',
        ask: () => context.own.recovery.recover({ recoveryToken, password }),
        endsOthers: true,
        refuser: () => undefined,
        fields: { NOT_FOUND: 'recoveryToken', BAD_CODE: 'recoveryToken' },
      },
      context,
    ),
  )
}

export const enterMutations = { register, login, recover }
