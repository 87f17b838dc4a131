// What a brand may be called beside the platform's own rule of length.
import type { Problem } from '../../__generated__/resolvers.ts'
import { problem } from '../../graphql/problems.ts'

/** Control and format characters: nobody sees them, and two names that look the same would be two brands. */
const unseen = /[\p{Cc}\p{Cf}]/u

/** Returns a name as it is stored: runs of white space are one space, and none is around it. */
export const storedName = (name: string): string => name.replace(/\s+/gu, ' ').trim()

/** Refuses a name with characters nobody sees, at its field. */
export const unseenIn = (name: string | null | undefined, field: string): Problem[] =>
  name && unseen.test(name.trim())
    ? [problem('INVALID_FORMAT', { field, message: 'This has characters that cannot be seen.' })]
    : []
