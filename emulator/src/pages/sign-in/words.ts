// A refusal in words for people: `INVALID_ARGUMENT: "password" must …` is for machines.
import type { Refusal } from '../../refuse.ts'

const names: Record<string, string> = { password: 'The password', 'loginId.email': 'The e-mail' }

export const wordsOf = ({ message }: Refusal): string =>
  message.replace(
    /^INVALID_ARGUMENT: "([^"]+)" /,
    (_, field: string) => `${names[field] ?? 'What you typed'} `,
  )
