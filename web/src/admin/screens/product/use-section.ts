// A section of the editor with its own save. Edits are layered over the loaded data, so that a refetch loses none.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { lostAnswer, type Problem, problemOf } from '../../ui/Problems.tsx'
import { type Change, changesBetween, type Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

/** Errors by argument path, such as `infoSections[0].title`. */
type Faults = Readonly<Record<string, string | null>>

type Options<Values extends object> = {
  product: Product
  read: (product: Product) => Values
  faults: (now: Values) => Faults
  save: (now: Values, changed: readonly (keyof Values)[]) => Promise<readonly Problem[]>
}

export type Section<Values extends object> = {
  form: RefObject<HTMLFormElement | null>
  before: Values
  now: Values
  set: (changes: Partial<Values>) => void
  changed: readonly (keyof Values)[]
  isBusy: boolean
  problems: readonly Problem[]
  /** Why a field is invalid: by client-side rules, or by the server's problem. */
  errorOf: (path: string) => string | undefined
  /** Changes made elsewhere since the page was loaded; null when none are known. */
  newer: readonly Change[] | null
  submit: (isConfirmed?: boolean) => Promise<void>
  /** Discards all edits. */
  drop: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function useSection<Values extends object>(options: Options<Values>): Section<Values> {
  const { product, read, save } = options
  const readFresh = useFreshProduct(product.id)
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [state, setState] = useState(idle)
  const before = read(product)
  const now = { ...before, ...edits }
  const changed = (Object.keys(before) as (keyof Values)[]).filter(
    (name) => !isSame(now[name], before[name]),
  )
  const faults = options.faults(now)
  useUnsaved(changed.length > 0)
  useFocusOnWrong(form, state.attempt)

  const drop = () => {
    setEdits({})
    setState(idle)
  }
  const end = (problems: readonly Problem[]) =>
    setState(({ attempt }) => ({ ...idle, isTried: true, problems, attempt: attempt + 1 }))

  const submit = async (isConfirmed = false) => {
    if (Object.values(faults).some(Boolean)) return end([])
    setState((was) => ({ ...was, isBusy: true, problems: [] }))
    const fresh = isConfirmed ? product : await readFresh()
    if (!fresh) return end([lostAnswer])
    const newer = changesBetween(product, fresh)
    if (newer.length > 0) return setState((was) => ({ ...was, isBusy: false, newer }))
    const problems = await save(now, changed)
    await readFresh()
    if (problems.length > 0) return end(problems)
    drop()
    void showToast({ tone: 'success', text: 'Saved.' })
  }

  const errorOf = (path: string) =>
    (state.isTried || changed.some((name) => path.startsWith(String(name)))
      ? faults[path]
      : undefined) ??
    problemOf(state.problems, `input.${path}`) ??
    undefined
  const set = (changes: Partial<Values>) => setEdits((was) => ({ ...was, ...changes }))
  const { isBusy, problems, newer } = state
  return { form, before, now, set, changed, isBusy, problems, errorOf, newer, submit, drop }
}

type State = {
  isBusy: boolean
  isTried: boolean
  problems: readonly Problem[]
  newer: readonly Change[] | null
  attempt: number
}
const idle: State = { isBusy: false, isTried: false, problems: [], newer: null, attempt: 0 }

/** After a refused save the first invalid field gets the focus. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, attempt: number) {
  useEffect(() => {
    if (attempt === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempt])
}
