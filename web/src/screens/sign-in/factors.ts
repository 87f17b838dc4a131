// Words for the proofs a sign-in can ask for.
import type { FactorType } from '../../__generated__/graphql.ts'

export type Factor = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH'

type Words = { name: string; lead: string; label: string }

export const factorWords: Record<Factor, Words> = {
  SMS: {
    name: 'Text message',
    lead: 'We sent a code to your phone by text message.',
    label: 'Code from the message',
  },
  CALL: {
    name: 'Phone call',
    lead: 'We are calling you. Write down the code you hear.',
    label: 'Code from the call',
  },
  EMAIL: {
    name: 'E-mail',
    lead: 'We sent a code to your e-mail address.',
    label: 'Code from the mail',
  },
  TOTP: {
    name: 'Authenticator app',
    lead: 'Open your authenticator app and type the code it shows.',
    label: 'Code from the app',
  },
  PUSH: {
    name: 'Confirm on your phone',
    lead: 'Open the message on your phone and confirm that it is you. Then go on here.',
    label: '',
  },
}

export const isFactor = (type: FactorType): type is Factor => Object.hasOwn(factorWords, type)
