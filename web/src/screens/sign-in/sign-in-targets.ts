import { basePath } from '../../__generated__/messages/locale.ts'
import type { PlainForm } from '../../forms/define-form.ts'
import { stepPath } from './step-path.ts'

/** Where a form that continues a sign-in leads: to the next step, or on after the last one. */
export const signInTargets: Pick<PlainForm, 'successPath' | 'next' | 'leadsToOtherHosts'> = {
  leadsToOtherHosts: true,
  successPath: `${basePath}/account`,
  next: ({ state }, leadTo) => stepPath(state, leadTo),
}
