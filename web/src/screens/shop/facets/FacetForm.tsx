import type { ReactNode } from 'react'
import { tellsItself } from '../../../lib/early-input.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { ListProps } from '../parts/FilterBar.tsx'
import { FacetGroup, Fold } from './FacetGroup.tsx'
import styles from './Facets.module.css'
import { groupKey, priceSpan, unlisted } from './groups.ts'
import { KindWithoutCounts } from './KindWithoutCounts.tsx'
import { useGroups } from './use-groups.ts'
import { useSelfSending } from './use-self-sending.ts'

type FacetFormProps = ListProps & {
  id?: string
  /** Where the order has no place of its own. */
  sort?: ReactNode
  children?: ReactNode
}

/** Groups from here on are closed until somebody opens them, or has chosen something there. */
const mostOpen = 4

/** What a list can be narrowed by. A GET form: it works by itself; with JavaScript it sends itself. */
export function FacetForm({ id, path, state, results, sort, children }: FacetFormProps) {
  const { facets, missingFacets } = results
  const groups = useGroups(facets, state.q)
  const { form, onChange, last } = useSelfSending(state, groups)
  return (
    <form
      id={id}
      ref={form}
      action={path}
      method="get"
      aria-label="Filters"
      autoComplete="off"
      onChange={onChange}
      data-replace=""
      {...tellsItself}
      className={styles.form}
    >
      {path.startsWith('/search') ? (
        <input type="hidden" name="q" value={state.q} />
      ) : (
        <div className={styles.within}>
          <Field
            label="Search within"
            name="q"
            type="search"
            defaultValue={state.q}
            maxLength={100}
          />
        </div>
      )}
      {sort && <div className={styles.order}>{sort}</div>}
      <Fold title="Price" isOpen>
        <PriceFields {...state} span={priceSpan(facets)} />
      </Fold>
      {groups.map((group, index) => (
        <FacetGroup key={groupKey(group)} group={group} last={last} isOpen={index < mostOpen} />
      ))}
      {unlisted(state, groups).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {missingFacets.length > 0 && <KindWithoutCounts type={state.type} />}
      <Button type="submit" className="without-js">
        Apply
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
      <Field label="From" name="min" defaultValue={min ?? ''} placeholder={span.min} {...field} />
      <Field label="To" name="max" defaultValue={max ?? ''} placeholder={span.max} {...field} />
    </div>
  )
}
