// The values of a form, and how they are sent. What is typed survives a refetch, and a save that is under way.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { useUnsaved } from '../lib/unsaved.ts'
import type { Problem } from '../ui/Problems.tsx'
import { changedNames, editsSince } from './edits.ts'
import { useProblemPlaces } from './use-problem-places.ts'

/** Errors by argument path, such as `infoSections[0].title`. */
export type Faults = Readonly<Record<string, string | null | undefined>>

/** Not done without a problem: the form waits for a decision. */
type Saved = { isDone: boolean; problems: readonly Problem[] }

type Options<Values, Result> = {
  /** The values as loaded. */
  before: Values
  faults?: (now: Values) => Faults
  /** Sends the change; `changed` names the edited values. */
  save: (now: Values, changed: readonly (keyof Values)[]) => Promise<Result>
  /** Loads the saved values, or closes the form. Until it is done, the form shows the values that were sent. */
  onDone?: (result: Result) => unknown
  /** Why nothing can be changed. */
  refusal?: string | null
  /** Errors are shown while a value is edited, and not only once the form was sent. */
  isLive?: boolean
  /** Leaving the page needs no confirmation; so it is in a dialog. */
  isUnguarded?: boolean
}

const noFaults = (): Faults => ({})

export function useChangeForm<Values extends object, Result extends Saved>(
  options: Options<Values, Result>,
) {
  const { before, faults = noFaults, refusal } = options
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [state, setState] = useState(idle)
  const now: Values = { ...before, ...edits }
  const changed = changedNames(before, now)
  const settle = useUnsaved(changed.length > 0 && !options.isUnguarded)
  const form = useFocusOnWrong(state.attempt)
  const places = useProblemPlaces(state.problems)
  const [run] = useState(oneAtATime)

  const end = (problems: readonly Problem[]) =>
    setState((was) => ({ ...was, isTried: true, problems, attempt: was.attempt + 1 }))

  const send = async (save: typeof options.save) => {
    const result = await save(now, changed)
    if (result.problems.length > 0) return end(result.problems)
    if (result.isDone) {
      settle()
      await options.onDone?.(result)
      setEdits((was) => editsSince(was, now))
      setState(idle)
    }
  }
  const submitWith = (save: typeof options.save) =>
    run(async () => {
      if (Object.values(faults(now)).some(Boolean)) return end([])
      setState((was) => ({ ...was, isBusy: true, problems: [] }))
      await send(save).finally(() => setState((was) => ({ ...was, isBusy: false })))
    })

  /** Why a field is invalid: by the form's rules, or by the server's problem. */
  const errorOf = (path: string): string | undefined => {
    const isEdited = changed.some((name) => path.startsWith(String(name)))
    const isShown = state.isTried || (options.isLive && isEdited)
    const problem = places.messageAt(path)
    return (isShown ? faults(now)[path] : null) ?? problem
  }
  const set = (changes: Partial<Values>) => setEdits((was) => ({ ...was, ...changes }))
  const isOff = typeof refusal === 'string'
  return {
    ref: form,
    before,
    now,
    changed,
    set,
    errorOf,
    isBusy: state.isBusy,
    /** Problems that no field shows. */
    problems: places.rest,
    submit: () => submitWith(options.save),
    /** Submits, but sends the change in another way. */
    submitWith,
    /** Discards all edits. */
    drop() {
      setEdits({})
      setState(idle)
    },
    /** Props of a text field. */
    field: (name: TextKey<Values>) => ({
      value: now[name] as string,
      error: errorOf(String(name)),
      readOnly: isOff,
      title: refusal ?? undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [name]: target.value } as Partial<Values>),
    }),
    /** Props of a checkbox. */
    tick: (name: keyof Values) => ({
      checked: Boolean(now[name]),
      disabled: isOff,
      title: refusal ?? undefined,
      onChange: ({ target }: { target: { checked: boolean } }) =>
        set({ [name]: target.checked } as Partial<Values>),
    }),
  }
}

type TextKey<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values]

type State = { isBusy: boolean; isTried: boolean; problems: readonly Problem[]; attempt: number }
const idle: State = { isBusy: false, isTried: false, problems: [], attempt: 0 }

/** After a refused save the first invalid field gets the focus. */
function useFocusOnWrong(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  return form
}
