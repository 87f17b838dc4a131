import * as messages from '../../__generated__/messages/signIn.ts'
/** Minimum length of passwords; `passwordLength` of the platform package. */
export const passwordHint = messages.passwordHint
