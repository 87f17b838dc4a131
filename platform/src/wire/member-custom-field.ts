import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  customFieldAudiences,
  customFieldOrigins,
  customFieldPrivacies,
  customFieldSections,
  customFieldTypes,
  socialNetworks,
} from '../vocab/members.ts'

/** A field the owner added to the member profile. docs/contract/members.md §12. */
export const wireMemberCustomField = answer(() => ({
  id: z.string(),
  /** As in `contact.customFields`. */
  key: z.string(),
  name: z.string().nullish(),
  defaultPrivacy: word(customFieldPrivacies),
  fieldType: word(customFieldTypes),
  /** With SOCIAL only. */
  socialType: word(socialNetworks),
  fieldOrigin: word(customFieldOrigins),
  appliesTo: word(customFieldAudiences),
  section: word(customFieldSections),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  revision: z.string().nullish(),
}))
export type WireMemberCustomField = z.output<typeof wireMemberCustomField>
