import { useLocation } from 'wouter'
import { Field } from '../../../ui/Field.tsx'
import { graphql } from '../../__generated__/gql.ts'
import type { CreateProductInput, WeightUnit } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as fieldMessages from '../../__generated__/messages/fields.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { PanelForm } from '../../forms/PanelForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { amountProblem } from '../../lib/cents.ts'
import { longest } from '../../lib/longest.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { withUnit } from '../../lib/weight.ts'
import { useWeightUnit } from '../../lib/weight-unit.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { TickField } from '../../ui/Tick.tsx'
import { optionalAmountProblem } from './amounts.ts'
import { nameProblem, slugProblem } from './details.ts'

const createProductDocument = graphql(`
  mutation AdminMakeProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      product { id }
      problems { code message field requestId }
    }
  }
`)

const fields = [
  { name: 'name', label: commonMessages.name, hint: messages.nameHint, problem: nameProblem },
  {
    name: 'basePrice',
    label: commonMessages.price,
    hint: messages.beforeAnyDiscount,
    problem: amountProblem,
  },
  {
    name: 'cost',
    label: commonMessages.cost,
    hint: messages.whatOneCostsYou,
    problem: optionalAmountProblem,
  },
  {
    name: 'weight',
    label: commonMessages.weight,
    hint: null,
    problem: optionalAmountProblem,
  },
  {
    name: 'sku',
    label: fieldMessages.sku,
    hint: messages.yourOwnNumberForIt,
    problem: (text: string) => longest(text, 40),
  },
  {
    name: 'slug',
    label: commonMessages.address,
    hint: messages.madeFromNameWhenEmpty,
    problem: slugProblem,
  },
] as const

type Values = Record<(typeof fields)[number]['name'], string> & { visible: boolean }

const empty: Values = {
  name: '',
  basePrice: '',
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
  const unit = useWeightUnit()
  const form = useChangeForm({
    before: empty,
    refusal: useRefusal('CATALOG_WRITE'),
    faults: (now) =>
      Object.fromEntries(fields.map(({ name, problem }) => [name, problem(now[name])])),
    save: (now) =>
      change(createProductDocument, { input: inputOf(now, unit) }, messages.createdNext),
    onDone: ({ data }) => navigate(`/products/${data?.createProduct.product?.id}`),
  })
  return (
    <>
      <ScreenHead title={commonMessages.newProduct} lead={messages.createFirst} />
      <PanelForm
        title={messages.toBeginWith}
        form={form}
        right="CATALOG_WRITE"
        verb={commonMessages.create}
        problemTitle={messages.nothingWasMade}
      >
        <FieldPair>
          {fields.map(({ name, label, hint }) => (
            <Field
              key={name}
              label={label}
              hint={hint ?? messages.inWeightUnit({ unit })}
              autoComplete="off"
              inputMode={/basePrice|cost|weight/.test(name) ? 'decimal' : 'text'}
              {...form.field(name)}
            />
          ))}
        </FieldPair>
        <TickField {...form.tick('visible')}>{messages.shownInShopAtOnce}</TickField>
      </PanelForm>
    </>
  )
}

/** Empty fields are omitted: the platform applies its defaults. */
function inputOf(
  { visible, name, basePrice, ...rest }: Values,
  unit: WeightUnit,
): CreateProductInput {
  const given = Object.entries(rest)
    .map(([key, text]) => [key, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const texts: Partial<typeof rest> = Object.fromEntries(given)
  return { ...withUnit(texts, unit), name: name.trim(), basePrice: basePrice.trim(), visible }
}
