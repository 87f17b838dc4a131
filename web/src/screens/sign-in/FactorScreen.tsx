import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { readyToTell, toldForm } from '../../forms/told-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { signInPath } from '../../lib/account-paths.ts'
import type { ScreenProps, ScreenRequest } from '../../lib/screen.ts'
import { asCodeProblem } from './code-problem.ts'
import { loadDoor, onlyWaiting, returnToOf } from './door.ts'
import { verifyFactorDocument } from './factor-document.ts'
import { type Factor, factorWords, isFactor } from './factors.ts'
import { goOn } from './go-on.ts'
import styles from './SignIn.module.css'
import { SignInFrame } from './SignInFrame.tsx'
import { StartOver } from './StartOver.tsx'
import { signInPageDocument } from './sign-in-page-document.ts'

export const load = loadDoor
export const ready = readyToTell
export const redirectTo = onlyWaiting('FACTOR_REQUIRED')
export const title = () => 'One more step'

export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({ query: signInPageDocument })
  const offered = (data?.viewer.signIn.factors ?? []).filter(isFactor)
  const [chosen, setChosen] = useState<Factor | null>(null)
  const factor = chosen ?? offered[0] ?? 'EMAIL'
  const form = useProof(request, factor)
  const returnTo = returnToOf(request)
  return (
    <SignInFrame title="One more step" lead={factorWords[factor].lead} foot={<StartOver />}>
      <Form
        state={form}
        action="/forms/verify-factor"
        hidden={{ returnTo: signInPath('factor', returnTo), leadTo: returnTo }}
      >
        <Ways offered={offered} factor={factor} onChoose={setChosen} />
        {factor !== 'PUSH' && (
          <FormField
            key={factor}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={100}
            data-missing="Type the code."
          />
        )}
        <SubmitRow isWide busy="Checking…">
          {factor === 'PUSH' ? 'I have confirmed' : 'Go on'}
        </SubmitRow>
      </Form>
    </SignInFrame>
  )
}

const noLabels = {}

function useProof(request: ScreenRequest, type: Factor) {
  const client = useClient()
  const [told] = useState(() => toldForm(request.search).map(asCodeProblem))
  return useForm({
    // Where there is no field, what is wrong stands above the form.
    labels: type === 'PUSH' ? noLabels : { code: factorWords[type].label },
    told,
    async send(fields) {
      const code = type === 'PUSH' ? null : String(fields.get('code')).trim()
      const input = { type, code }
      const sent = await sendForm(client, verifyFactorDocument, { input })
      return goOn(sent, { client, returnTo: returnToOf(request) })
    },
  })
}

type WaysProps = {
  offered: readonly Factor[]
  factor: Factor
  onChoose: (factor: Factor) => void
}

/** Radio buttons where there is a choice; one hidden field where there is none. */
function Ways({ offered, factor, onChoose }: WaysProps) {
  if (offered.length < 2) return <input type="hidden" name="type" value={factor} />
  return (
    <fieldset className={styles.ways}>
      <legend className="sr">How to prove that it is you</legend>
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
