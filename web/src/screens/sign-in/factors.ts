// Texts for the factors that a sign-in can require.

import type { FactorType } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/signIn.ts'

export type Factor = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH'

type FactorText = { name: string; lead: string; label: string }

export const factorWords: Record<Factor, FactorText> = {
  SMS: {
    name: messages.textMessage,
    lead: messages.smsSent,
    label: messages.codeFromMessage,
  },
  CALL: {
    name: messages.phoneCall,
    lead: messages.callMade,
    label: messages.codeFromCall,
  },
  EMAIL: {
    name: commonMessages.email,
    lead: messages.emailSent,
    label: messages.codeFromEmail,
  },
  TOTP: {
    name: messages.authenticatorApp,
    lead: messages.openAuthenticator,
    label: messages.codeFromApp,
  },
  PUSH: {
    name: messages.confirmOnYourPhone,
    lead: messages.confirmPush,
    label: '',
  },
}

export const isFactor = (type: FactorType): type is Factor => Object.hasOwn(factorWords, type)
