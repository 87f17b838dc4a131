// Translates refusals to readable messages: `INVALID_ARGUMENT: "password" must …` is meant for programs.
import type { Refusal } from '../../refuse.ts'

const names: Record<string, string> = { password: 'The password', 'loginId.email': 'The email' }

export const wordsOf = ({ message }: Refusal): string =>
  message.replace(
    /^INVALID_ARGUMENT: "([^"]+)" /,
    (_, field: string) => `${names[field] ?? 'What you typed'} `,
  )
