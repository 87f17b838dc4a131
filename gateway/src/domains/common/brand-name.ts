// Rules of brand names beyond the platform's limit of length.
import { messages } from '../../__generated__/messages/domains.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'

/** Control and format characters are invisible, so two equal-looking names could be different brands. */
const unseen = /[\p{Cc}\p{Cf}]/u

/** Returns the stored form of a name: white space is collapsed and trimmed. */
export const storedName = (name: string): string => name.replace(/\s+/gu, ' ').trim()

/** Returns a problem for invisible characters in a name. */
export const unseenIn = (name: string | null | undefined, field: string): Problem[] =>
  name && unseen.test(name.trim())
    ? [problem('INVALID_FORMAT', { field, message: messages.invisibleCharacters })]
    : []
