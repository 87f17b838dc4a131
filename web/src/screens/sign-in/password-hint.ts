/** The least the gateway takes; words it agrees with are in domains/sign-in/input.ts. */
export const passwordHint =
  'At least 8 characters. Three words in a row are better than one with signs in it.'
