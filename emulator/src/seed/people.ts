// Defines the shop's members: seven with known names for sign-in, and a directory that covers every status,
// privacy, activity, tag and custom field.
import { community } from './community.ts'
import { household } from './household.ts'
import type { SeedPerson, SeedPicture } from './types.ts'

export const people: readonly SeedPerson[] = [...household, ...community]

export const picturesOf = ({ photo, cover }: SeedPerson): SeedPicture[] =>
  [photo, cover].flatMap((picture) => picture ?? [])
