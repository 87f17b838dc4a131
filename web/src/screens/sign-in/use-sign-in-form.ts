import type { AnyVariables } from '@urql/core'
import { useClient, useQuery } from 'urql'
import type { FragmentType } from '../../__generated__/fragment-masking.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { FormPayload } from '../../forms/send-form.ts'
import { useCaptcha } from '../../forms/use-captcha.ts'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { followStep, type SignIn_step } from './follow-step.ts'
import { signInPageDocument } from './sign-in-page-document.ts'
import { returnToOf } from './sign-in-redirects.ts'

type Options = Pick<ScreenProps, 'request' | 'typed'> & { labels: Readonly<Record<string, string>> }

/** A form with a password, whose answer is a step of a sign-in. It has a captcha if the shop wants one. */
export function useSignInForm<
  Answer extends FormPayload & FragmentType<typeof SignIn_step>,
  Variables extends AnyVariables,
>(definition: FormDefinition<{ answer: Answer }, Variables>, { request, typed, labels }: Options) {
  const client = useClient()
  const [{ data }] = useQuery({ query: signInPageDocument })
  const captcha = useCaptcha(data?.store.signIn)
  const returnTo = returnToOf(request)
  const form = useGraphqlForm(definition, {
    request,
    labels,
    typed,
    captcha,
    onSuccess: (answer) => followStep(answer, { client, returnTo }),
  })
  return { form, captcha, returnTo }
}
