import { signInPath } from '../../lib/account-paths.ts'

const steps = {
  EMAIL_VERIFICATION_REQUIRED: 'verify',
  FACTOR_REQUIRED: 'factor',
  OWNER_APPROVAL_REQUIRED: 'pending',
} as const

/** Returns the page of the next sign-in step, which leads on to `returnTo`; null where no step is left. */
export const stepPath = (state: unknown, returnTo: string | null): string | null =>
  typeof state === 'string' && state in steps
    ? signInPath(steps[state as keyof typeof steps], returnTo)
    : null
