// Texts for the factors that a sign-in can require.
import type { FactorType } from '../../__generated__/graphql.ts'

export type Factor = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH'

type FactorText = { name: string; lead: string; label: string }

export const factorWords: Record<Factor, FactorText> = {
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
    name: 'Email',
    lead: 'We sent a code to your email address.',
    label: 'Code from the email',
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
