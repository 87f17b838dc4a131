import { Filters, SelectFilter, TextFilter } from '../../list/Filters.tsx'
import { useAddressState } from '../../list/use-address-state.ts'
import { ticks } from './filter.ts'
import styles from './ProductFilters.module.css'
import { useCatalogChoices } from './use-catalog-choices.ts'

const shown = [
  { value: 'yes', label: 'Shown' },
  { value: 'no', label: 'Hidden' },
]
const stocks = [
  { value: 'IN_STOCK', label: 'In stock' },
  { value: 'PARTIALLY_OUT_OF_STOCK', label: 'Partly sold out' },
  { value: 'OUT_OF_STOCK', label: 'Sold out' },
]
const types = [
  { value: 'PHYSICAL', label: 'Goods' },
  { value: 'DIGITAL', label: 'Digital' },
]

export function ProductFilters() {
  const { collections, brands } = useCatalogChoices()
  return (
    <>
      <Filters>
        <TextFilter
          label="Search"
          type="search"
          maxLength={80}
          placeholder="Part of the name"
          name="q"
        />
        <SelectFilter
          label="Collection"
          name="collection"
          options={collections.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectFilter
          label="Brand"
          name="brand"
          options={[
            { value: 'none', label: 'Without a brand' },
            ...brands.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
        <SelectFilter label="Stock" name="stock" options={stocks} />
        <SelectFilter label="In the shop" name="shown" options={shown} />
      </Filters>
      <More />
    </>
  )
}

/** Less common filters; open when one of them is set. */
function More() {
  const { get, set } = useAddressState()
  const names = ['type', 'sku', 'min', 'max', ...ticks.map(([name]) => name)]
  return (
    <details className={styles.more} open={names.some((name) => get(name))}>
      <summary>More filters</summary>
      <Filters>
        <SelectFilter label="Kind" name="type" options={types} />
        <TextFilter label="SKU" maxLength={40} name="sku" />
        <TextFilter label="Price from" inputMode="decimal" name="min" />
        <TextFilter label="Price to" inputMode="decimal" name="max" />
      </Filters>
      <div className={styles.ticks}>
        {ticks.map(([name, label]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={get(name) !== ''}
              onChange={({ target }) => set({ [name]: target.checked ? '1' : '' })}
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  )
}
