import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { showToast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/Field.tsx'
import type { CreateProductInput } from '../../__generated__/graphql.ts'
import { amountProblem } from '../../lib/cents.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { Panel } from '../../ui/Panel.tsx'
import { Problems, problemOf } from '../../ui/Problems.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { optionalAmountProblem } from './amounts.ts'
import { longest, nameProblem, slugProblem } from './details.ts'
import { createProductDocument } from './documents.ts'
import styles from './Product.module.css'

const fields = [
  { name: 'name', label: 'Name', hint: '1 to 80 characters.', problem: nameProblem },
  { name: 'price', label: 'Price', hint: 'Before any discount.', problem: amountProblem },
  { name: 'cost', label: 'Cost', hint: 'What one costs you.', problem: optionalAmountProblem },
  { name: 'weight', label: 'Weight', hint: 'In the shop’s unit.', problem: optionalAmountProblem },
  {
    name: 'sku',
    label: 'SKU',
    hint: 'Your own number for it.',
    problem: (text: string) => longest(text, 40),
  },
  { name: 'slug', label: 'Address', hint: 'Made from the name when empty.', problem: slugProblem },
] as const

type Values = Record<(typeof fields)[number]['name'], string> & { visible: boolean }

const empty: Values = {
  name: '',
  price: '',
  cost: '',
  weight: '',
  sku: '',
  slug: '',
  visible: false,
}

/** The required fields of a new product; the editor has the others. */
export function Screen() {
  const [, navigate] = useLocation()
  const { register, handleSubmit, formState } = useForm({ defaultValues: empty })
  const { change, isBusy, problems } = useChange(createProductDocument)
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  useUnsaved(formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful)

  const submit = handleSubmit(async (values) => {
    const made = await change({ input: inputOf(values) })
    const id = made?.createProduct.product?.id
    // The form then counts as unsaved and leaving it needs confirmation.
    if (!id) throw new Error('It wasn’t created')
    void showToast({ tone: 'success', text: 'Product created. Add photos and options next.' })
    navigate(`/products/${id}`)
  })
  const errorOf = (name: keyof Values) =>
    formState.errors[name]?.message ?? problemOf(problems, `input.${name}`)
  return (
    <>
      <ScreenHead
        title="New product"
        lead="Pictures, options, collections and texts follow once it is made."
      />
      <Panel title="To begin with">
        <form
          className={layout.form}
          noValidate
          onSubmit={(event) => void submit(event).catch(() => undefined)}
        >
          <div className={styles.pair}>
            {fields.map(({ name, label, hint, problem }) => (
              <Field
                key={name}
                label={label}
                hint={hint}
                autoComplete="off"
                inputMode={/price|cost|weight/.test(name) ? 'decimal' : 'text'}
                readOnly={refusal !== undefined}
                title={refusal}
                error={errorOf(name)}
                {...register(name, { validate: (text) => problem(text) ?? true })}
              />
            ))}
          </div>
          <label className={layout.row}>
            <input type="checkbox" disabled={refusal !== undefined} {...register('visible')} />
            Shown in the shop at once
          </label>
          <Problems
            title="Nothing was made"
            problems={problems.filter(({ field }) => !isOwn(field))}
          />
          <div className={layout.end}>
            <AllowedButton
              right="CATALOG_WRITE"
              type="submit"
              weight="primary"
              isBusy={isBusy}
              disabled={isBusy}
            >
              Create
            </AllowedButton>
          </div>
        </form>
      </Panel>
    </>
  )
}

const isOwn = (field: string | null | undefined) =>
  fields.some(({ name }) => field === `input.${name}`)

/** Empty fields are omitted: the platform applies its defaults. */
function inputOf({ visible, name, price, ...rest }: Values): CreateProductInput {
  const given = Object.entries(rest)
    .map(([key, text]) => [key, text.trim()] as const)
    .filter(([, text]) => text !== '')
  return { ...Object.fromEntries(given), name: name.trim(), price: price.trim(), visible }
}
