import { Banner } from '../../../ui/Banner.tsx'
import type { Brand } from './BrandsScreen.tsx'
import { alikeNames } from './names.ts'

/** Brands that look like one, spelled in two ways. */
export function MergeHints({ brands }: { brands: readonly Brand[] }) {
  const groups = alikeNames(brands)
  if (groups.length === 0) return null
  return (
    <Banner title="Two spellings of one brand?">
      <ul>
        {groups.map((group) => (
          <li key={group[0]?.id}>
            {group
              .map(({ name, assignedProductsCount }) => `${name} (${assignedProductsCount ?? 0})`)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <p>Give the products one of the names, then delete the other brand.</p>
    </Banner>
  )
}
