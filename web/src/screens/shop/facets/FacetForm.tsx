import { type ReactNode, useRef } from 'react'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import { paths } from '../../../lib/paths.ts'
import { replaysOwnInput } from '../../../lib/pre-hydration-input.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useHeldHeight } from '../../../ui/use-held-height.ts'
import type { ListProps } from '../parts/FilterBar.tsx'
import { CollapsibleGroup, FacetGroup } from './FacetGroup.tsx'
import styles from './Facets.module.css'
import { groupKey, hiddenSelections, priceSpan } from './groups.ts'
import { KindWithoutCounts } from './KindWithoutCounts.tsx'
import { useAutoSubmit } from './use-auto-submit.ts'
import { useCurrency } from './use-chips.ts'
import { useGroups } from './use-groups.ts'

type FacetFormProps = ListProps & {
  id?: string
  /** The sort field, where the page has no separate one. */
  sort?: ReactNode
  children?: ReactNode
}

/** Groups from this index on are closed unless opened or in use. */
const maxOpenGroups = 4

/** The filter form. It is a GET form that works without JavaScript and submits itself with it. */
export function FacetForm({ id, path, state, results, sort, children }: FacetFormProps) {
  const { facets, missingFacets } = results
  const groups = useGroups(facets, state.q)
  const currency = useCurrency()
  const { form, onChange, last } = useAutoSubmit(state, groups)
  const held = useRef<HTMLDivElement>(null)
  // Fewer values scroll nothing away from under the pointer, also near the end of the form.
  useHeldHeight(held)
  return (
    <form
      id={id}
      ref={form}
      action={path}
      method="get"
      aria-label={messages.filters}
      autoComplete="off"
      onChange={onChange}
      data-replace=""
      {...replaysOwnInput}
      className={styles.form}
    >
      {path === paths.search() ? (
        <input type="hidden" name="q" value={state.q} />
      ) : (
        <div className={styles.within}>
          <Field
            label={messages.searchWithin}
            placeholder={messages.searchWithin}
            isLabelHidden
            name="q"
            type="search"
            defaultValue={state.q}
            maxLength={100}
          />
        </div>
      )}
      {sort && <div className={styles.order}>{sort}</div>}
      <div ref={held}>
        <CollapsibleGroup title={currency ? messages.priceIn({ currency }) : messages.price} isOpen>
          <PriceFields {...state} span={priceSpan(facets)} />
        </CollapsibleGroup>
        {groups.map((group, index) => (
          <FacetGroup
            key={groupKey(group)}
            group={group}
            last={last}
            isOpen={index < maxOpenGroups}
          />
        ))}
      </div>
      {hiddenSelections(state, groups).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {missingFacets.length > 0 && <KindWithoutCounts type={state.type} />}
      <Button type="submit" className="without-js">
        {commonMessages.apply}
      </Button>
      {children}
    </form>
  )
}

type PriceFieldsProps = {
  min: number | null
  max: number | null
  span: { min: string; max: string }
}

function PriceFields({ min, max, span }: PriceFieldsProps) {
  const field = { type: 'number', inputMode: 'decimal', min: 0, max: 999999, step: 'any' } as const
  return (
    <div className={styles.range}>
      <Field
        label={messages.from}
        name="min"
        defaultValue={min ?? ''}
        placeholder={span.min}
        {...field}
      />
      <Field
        label={messages.to}
        name="max"
        defaultValue={max ?? ''}
        placeholder={span.max}
        {...field}
      />
    </div>
  )
}
