import { counted } from '../../lib/counted.ts'
import { Tick } from '../../ui/Tick.tsx'

type Props = {
  /** Products that carry the names. */
  count: number
  brands: number
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Asks whether products get the new name as well: without it they keep one that no brand has. */
export function AlsoOnProducts({ count, brands, checked, onChange }: Props) {
  if (count === 0) return null
  return (
    <Tick checked={checked} onChange={onChange}>
      {brands === 1 ? 'Also rename it on its' : 'Also rename them on their'}{' '}
      {counted(count, 'products')}
    </Tick>
  )
}
