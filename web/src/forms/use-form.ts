import { createContext, type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import type { Typed } from '../lib/screen.ts'
import { checkForm } from './check-form.ts'
import type { FormProblem, Outcome } from './form-types.ts'

type FormOptions = {
  /** Submits the form instead of the browser. */
  send: (fields: FormData) => Promise<Outcome>
  /** Labels of the fields, for the summary. */
  labels: Readonly<Record<string, string>>
  initialProblems?: readonly FormProblem[]
  typed?: Typed | undefined
}

export type FormState = ReturnType<typeof useForm> & {
  /** Path of the gateway that handles the plain form. */
  action?: string
}

/**
 * State of a form: its problems and whether it is being submitted. Values stay in the uncontrolled fields of the page.
 */
export function useForm({ send, labels, initialProblems = [], typed }: FormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(initialProblems)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  useOwnMessages(form)
  useFocusOn(form, problems)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    const found = checkForm(element)
    setProblems(found)
    setDone(false)
    if (found.length > 0) return
    setBusy(true)
    const outcome = await send(new FormData(element, buttonOf(event)))
    // Stays busy during navigation.
    if (outcome === 'leaving') return
    // Submits the plain form instead: the gateway retains the input until the member has signed in again.
    if (outcome !== 'done' && outcome.some(({ code }) => code === 'NOT_SIGNED_IN')) {
      return element.submit()
    }
    setBusy(false)
    setDone(outcome === 'done')
    setProblems(outcome === 'done' ? [] : outcome)
  }
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message ?? null
  return { form, submit, problems, labels, typed, isBusy, isDone, errorOf }
}

const buttonOf = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null

type FormRef = { current: HTMLFormElement | null }

/** Disables the browser's validation, which stays active without JavaScript. */
function useOwnMessages(form: FormRef) {
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])
}

/** Moves focus to the first invalid field, or to the summary. */
function useFocusOn(form: FormRef, problems: readonly FormProblem[]) {
  useEffect(() => {
    if (problems.length === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? form.current?.querySelector<HTMLElement>('[data-summary]')
    target?.focus()
  }, [form, problems])
}

const FormContext = createContext<{ state: FormState; id: string } | null>(null)
export const FormProvider = FormContext.Provider

/** The form's context of a field, and the field's own id. */
export function useField(name: string) {
  const context = useContext(FormContext)
  if (!context) throw new Error(`The field ${name} stands in no form`)
  const { state, id } = context
  return {
    ...state,
    id: `${id}-${name}`,
    label: state.labels[name] ?? name,
    error: state.errorOf(name),
    value: state.typed?.[name],
  }
}
