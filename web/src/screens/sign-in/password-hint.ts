/** Minimum length of passwords; matches the rule in `domains/sign-in/input.ts`. */
export const passwordHint = 'At least 8 characters. Three random words beat one with symbols.'
