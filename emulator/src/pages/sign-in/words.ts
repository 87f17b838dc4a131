// Translates refusals to readable messages: `INVALID_ARGUMENT: "password" must …` is meant for programs. The reason stays
// as the platform words it.
import { messages } from '../../__generated__/messages/signIn.ts'
import type { Refusal } from '../../refuse.ts'

export function wordsOf({ message }: Refusal): string {
  const [, field, reason] = /^INVALID_ARGUMENT: "([^"]+)" (.*)$/s.exec(message) ?? []
  if (reason === undefined) return message
  if (field === 'password') return messages.passwordRefused({ reason })
  if (field === 'loginId.email') return messages.emailRefused({ reason })
  return messages.inputRefused({ reason })
}
