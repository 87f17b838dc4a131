import * as messages from '../../__generated__/messages/signIn.ts'
/** Minimum length of passwords; matches the rule in `domains/sign-in/input.ts`. */
export const passwordHint = messages.passwordHint
