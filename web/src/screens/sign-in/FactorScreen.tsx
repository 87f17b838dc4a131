import { useState } from 'react'
import { useQuery } from 'urql'
import * as messages from '../../__generated__/messages/signIn.ts'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { signInPath } from '../../lib/account-paths.ts'
import type { ScreenProps, ScreenRequest } from '../../lib/screen.ts'
import { asCodeProblem } from './code-problem.ts'
import { factorForm } from './factor-form.ts'
import { type Factor, factorWords, isFactor } from './factors.ts'
import { followStep } from './follow-step.ts'
import styles from './SignIn.module.css'
import { SignInFrame } from './SignInFrame.tsx'
import { StartOver } from './StartOver.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'
import { loadSignInPage, requirePendingStep, returnToOf } from './sign-in-redirects.ts'

export const load = loadSignInPage
export const ready = preloadProblemMessages
export const redirectTo = requirePendingStep('FACTOR_REQUIRED')
export const title = () => messages.oneMoreStep

export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({ query: signInPageDocument })
  const offered = (data?.viewer.signIn.factors ?? []).filter(isFactor)
  const [chosen, setChosen] = useState<Factor | null>(null)
  const factor = chosen ?? offered[0] ?? 'EMAIL'
  const form = useFactorForm(request, factor)
  const returnTo = returnToOf(request)
  return (
    <SignInFrame title={messages.oneMoreStep} lead={factorWords[factor].lead} foot={<StartOver />}>
      <Form state={form} hidden={{ returnTo: signInPath('factor', returnTo), leadTo: returnTo }}>
        <FactorChoice offered={offered} factor={factor} onChoose={setChosen} />
        {factor !== 'PUSH' && (
          <FormField
            key={factor}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={100}
            data-missing={messages.typeCode}
          />
        )}
        <SubmitRow isWide busy={messages.checking}>
          {factor === 'PUSH' ? messages.iHaveConfirmed : messages.goOn}
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}

const noLabels = {}

function useFactorForm(request: ScreenRequest, type: Factor) {
  return useGraphqlForm(factorForm, {
    request,
    // A problem is shown above the form when the form has no visible field.
    labels: type === 'PUSH' ? noLabels : { code: factorWords[type].label },
    mapProblem: asCodeProblem,
    onSuccess: (answer) => followStep(answer, returnToOf(request)),
  })
}

type WaysProps = {
  offered: readonly Factor[]
  factor: Factor
  onChoose: (factor: Factor) => void
}

/** Radio buttons for several factors, a hidden field for one. */
function FactorChoice({ offered, factor, onChoose }: WaysProps) {
  if (offered.length < 2) return <input type="hidden" name="type" value={factor} />
  return (
    <fieldset className={styles.ways}>
      <legend className="sr">{messages.factorChoice}</legend>
      {offered.map((one) => (
        <label key={one} className={styles.way}>
          <input
            type="radio"
            name="type"
            value={one}
            checked={one === factor}
            onChange={() => onChoose(one)}
          />
          {factorWords[one].name}
        </label>
      ))}
    </fieldset>
  )
}
