import { pluralize } from '../../lib/pluralize.ts'
import { Tick } from '../../ui/Tick.tsx'

type Props = {
  /** Number of products with these names. */
  count: number
  brands: number
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Option to rename the brand on products too: otherwise they keep a name that no brand has. */
export function AlsoOnProducts({ count, brands, checked, onChange }: Props) {
  if (count === 0) return null
  return (
    <Tick checked={checked} onChange={onChange}>
      {brands === 1 ? 'Also rename it on its' : 'Also rename them on their'}{' '}
      {pluralize(count, 'products')}
    </Tick>
  )
}
