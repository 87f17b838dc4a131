import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
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
      {messages.alsoRename({ brands, products: commonMessages.productCount({ count }) })}
    </Tick>
  )
}
