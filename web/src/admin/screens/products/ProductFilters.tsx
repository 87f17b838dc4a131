import { useQuery } from 'urql'
import { Select } from '../../../ui/Select.tsx'
import type { AddressState } from '../../lib/use-address-state.ts'
import layout from '../../ui/Columns.module.css'
import { FilterField } from '../../ui/FilterField.tsx'
import { choicesDocument } from './documents.ts'
import { ticks } from './filter.ts'
import styles from './Products.module.css'

const any = { value: '', label: 'Any' }
const shown = [any, { value: 'yes', label: 'Shown' }, { value: 'no', label: 'Hidden' }]
const stocks = [
  any,
  { value: 'IN_STOCK', label: 'In stock' },
  { value: 'PARTIALLY_OUT_OF_STOCK', label: 'Partly sold out' },
  { value: 'OUT_OF_STOCK', label: 'Sold out' },
]
const types = [any, { value: 'PHYSICAL', label: 'Goods' }, { value: 'DIGITAL', label: 'Digital' }]

/** Collections and brands as options. */
export function useCatalogChoices() {
  const [{ data }] = useQuery({ query: choicesDocument, requestPolicy: 'cache-first' })
  const collections = (data?.managedCollections.nodes ?? []).filter(({ isBuiltIn }) => !isBuiltIn)
  const brands = data?.managedBrands.nodes ?? []
  return { collections, brands }
}

export function ProductFilters({ address }: { address: AddressState }) {
  const { get, set } = address
  const { collections, brands } = useCatalogChoices()
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={layout.filters}>
        <FilterField
          label="Search"
          type="search"
          maxLength={80}
          placeholder="Part of the name"
          value={get('q')}
          onValue={(text) => set({ q: text })}
        />
        <Select
          label="Collection"
          options={[any, ...collections.map(({ id, name }) => ({ value: id, label: name }))]}
          value={get('collection')}
          onChange={({ target }) => set({ collection: target.value })}
        />
        <Select
          label="Brand"
          options={[
            any,
            { value: 'none', label: 'Without a brand' },
            ...brands.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={get('brand')}
          onChange={({ target }) => set({ brand: target.value })}
        />
        <Select
          label="Stock"
          options={stocks}
          value={get('stock')}
          onChange={({ target }) => set({ stock: target.value })}
        />
        <Select
          label="In the shop"
          options={shown}
          value={get('shown')}
          onChange={({ target }) => set({ shown: target.value })}
        />
      </div>
      <More address={address} />
    </form>
  )
}

/** Filters for likely mistakes. */
function Ticks({ address: { get, set } }: { address: AddressState }) {
  return (
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
  )
}

/** Less common filters; open when one of them is set. */
function More({ address }: { address: AddressState }) {
  const { get, set } = address
  const isUsed = ['type', 'sku', 'min', 'max', ...ticks.map(([name]) => name)].some((name) =>
    get(name),
  )
  return (
    <details className={styles.more} open={isUsed}>
      <summary>More filters</summary>
      <div className={layout.filters}>
        <Select
          label="Kind"
          options={types}
          value={get('type')}
          onChange={({ target }) => set({ type: target.value })}
        />
        <FilterField
          label="SKU"
          maxLength={40}
          value={get('sku')}
          onValue={(text) => set({ sku: text })}
        />
        <FilterField
          label="Price from"
          inputMode="decimal"
          value={get('min')}
          onValue={(text) => set({ min: text })}
        />
        <FilterField
          label="Price to"
          inputMode="decimal"
          value={get('max')}
          onValue={(text) => set({ max: text })}
        />
      </div>
      <Ticks address={address} />
    </details>
  )
}
