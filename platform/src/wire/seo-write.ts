// SEO data in requests. Source: docs/contract/catalog.md §5 `seoData`.
import { z } from 'zod'
import { body, text } from '../shapes.ts'
import { seoTagTypes } from '../vocab/catalog.ts'

/** The platform refuses titles and scripts from the shop's own list. docs/contract/catalog.md §5. */
const tagBody = body(() => ({
  type: z.enum(seoTagTypes),
  props: z.record(z.string(), z.unknown()).nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
  /** Length assumed. */
  children: text(10_000).nullish(),
  custom: z.boolean().nullish(),
  disabled: z.boolean().nullish(),
})).superRefine(({ type, custom }, context) => {
  if (!custom || (type !== 'title' && type !== 'script')) return
  const params = { rule: 'OTHER', ruleName: 'TAG_TYPE_NOT_ALLOWED' }
  const message = 'a custom tag cannot be a title or script'
  context.addIssue({ code: 'custom', path: ['type'], message, params })
})

export const seoBody = body(() => ({
  /** Count assumed. */
  tags: z.array(tagBody).max(100).nullish(),
  settings: body(() => ({
    preventAutoRedirect: z.boolean().nullish(),
    keywords: z
      .array(
        body(() => ({
          term: text(1000),
          isMain: z.boolean().nullish(),
          origin: text(1000).nullish(),
        })),
      )
      .max(5)
      .nullish(),
  })).nullish(),
}))
export type SeoBody = z.output<typeof seoBody>
