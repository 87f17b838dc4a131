import { useLocation } from 'wouter'
import { Field } from '../../../ui/Field.tsx'
import type { CreateProductInput } from '../../__generated__/graphql.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { PanelForm } from '../../forms/PanelForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { amountProblem } from '../../lib/cents.ts'
import { longest } from '../../lib/longest.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { TickField } from '../../ui/Tick.tsx'
import { optionalAmountProblem } from './amounts.ts'
import { nameProblem, slugProblem } from './details.ts'
import { createProductDocument } from './documents.ts'

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
  const { change } = useChange()
  const form = useChangeForm({
    before: empty,
    refusal: useRefusal('CATALOG_WRITE'),
    faults: (now) =>
      Object.fromEntries(fields.map(({ name, problem }) => [name, problem(now[name])])),
    save: (now) =>
      change(
        createProductDocument,
        { input: inputOf(now) },
        'Product created. Add photos and options next.',
      ),
    onDone: ({ data }) => navigate(`/products/${data?.createProduct.product?.id}`),
  })
  return (
    <>
      <ScreenHead
        title="New product"
        lead="Pictures, options, collections and texts follow once it is made."
      />
      <PanelForm
        title="To begin with"
        form={form}
        right="CATALOG_WRITE"
        verb="Create"
        problemTitle="Nothing was made"
      >
        <FieldPair>
          {fields.map(({ name, label, hint }) => (
            <Field
              key={name}
              label={label}
              hint={hint}
              autoComplete="off"
              inputMode={/price|cost|weight/.test(name) ? 'decimal' : 'text'}
              {...form.field(name)}
            />
          ))}
        </FieldPair>
        <TickField {...form.tick('visible')}>Shown in the shop at once</TickField>
      </PanelForm>
    </>
  )
}

/** Empty fields are omitted: the platform applies its defaults. */
function inputOf({ visible, name, price, ...rest }: Values): CreateProductInput {
  const given = Object.entries(rest)
    .map(([key, text]) => [key, text.trim()] as const)
    .filter(([, text]) => text !== '')
  return { ...Object.fromEntries(given), name: name.trim(), price: price.trim(), visible }
}
