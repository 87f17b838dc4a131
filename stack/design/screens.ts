// The screens that docs/design-review.md judges, in the order of a visit.
import { accountScreens } from './account-screens.ts'
import { buyingScreens } from './buying-screens.ts'
import { catalogScreens } from './catalog-screens.ts'
import { failureScreens } from './failure-screens.ts'
import type { Screen } from './screen.ts'
import { signInScreens } from './sign-in-screens.ts'

export const screens: readonly Screen[] = [
  ...catalogScreens,
  ...buyingScreens,
  ...signInScreens,
  ...accountScreens,
  ...failureScreens,
]
