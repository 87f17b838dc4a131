// Free text over members. Source: docs/contract/members.md §3.3.
import { z } from 'zod'
import { body, text } from '../shapes.ts'
import { memberSearchFields } from '../vocab/members.ts'

export const memberSearchBody = body(() => ({
  expression: text(100, 1).nullish(),
  fields: z.array(z.enum(memberSearchFields)).max(4).nullish(),
}))
export type MemberSearchBody = z.output<typeof memberSearchBody>
