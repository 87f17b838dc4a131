import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { profileForm } from './profile-form.ts'
import { retainedInput } from './retained-input.ts'

type ProfileFormOptions = Pick<ScreenProps, 'request' | 'typed'> & {
  /** Name of the part in the address. */
  part: string
  memberId: string
  labels: Record<string, string>
  onDone?: () => void
}

/** A form with a part of the profile, and the hidden fields that bring a plain form back to that part. */
export function useProfileForm({ typed, onDone, ...options }: ProfileFormOptions) {
  const { part, request, memberId } = options
  const form = useGraphqlForm(profileForm, {
    ...options,
    typed: retainedInput({ part, request, typed, memberId }),
    onSuccess: () => onDone?.(),
  })
  const { failurePath } = profileForm
  const hidden = {
    returnTo: `${failurePath}?form=${part}`,
    leadTo: `${failurePath}?done=${part}`,
    memberId,
  }
  return { form, hidden, wasDone: request.search.get('done') === part }
}
