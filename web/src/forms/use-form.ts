import { createContext, type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import type { Typed } from '../lib/screen.ts'
import { checkForm } from './check-form.ts'
import type { FormProblem, Outcome } from './form-types.ts'

type FormOptions = {
  /** Runs instead of the plain form. */
  send: (fields: FormData) => Promise<Outcome>
  /** Names of the fields, for whoever reads the summary. */
  labels: Readonly<Record<string, string>>
  told?: readonly FormProblem[]
  typed?: Typed | undefined
}

export type FormState = ReturnType<typeof useForm>

/** One form: what is wrong with it, whether it is on its way. What was typed stays in the page's own fields. */
export function useForm({ send, labels, told = [], typed }: FormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(told)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  useOwnWords(form)
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
    // On the way out it stays busy until the page is gone.
    if (outcome === 'leaving') return
    // The plain form goes instead: the gateway keeps what was typed until one has logged in again.
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

/** With scripts the form speaks for itself; without, the browser does. */
function useOwnWords(form: FormRef) {
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])
}

/** To the first field that is wrong, or to the summary. */
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

/** The form a field stands in, and the field's own id. */
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
