import * as commonMessages from '../../__generated__/messages/common.ts'
import * as fieldMessages from '../../__generated__/messages/fields.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { Filters, SelectFilter, TextFilter } from '../../list/Filters.tsx'
import { useAddressState } from '../../list/use-address-state.ts'
import { ticks } from './filter.ts'
import styles from './ProductFilters.module.css'
import { useCatalogChoices } from './use-catalog-choices.ts'

const shown = [
  { value: 'yes', label: commonMessages.shown },
  { value: 'no', label: commonMessages.hidden },
]
const stocks = [
  { value: 'IN_STOCK', label: commonMessages.inStock },
  { value: 'PARTIALLY_OUT_OF_STOCK', label: commonMessages.partlySoldOut },
  { value: 'OUT_OF_STOCK', label: commonMessages.soldOut },
]
const types = [
  { value: 'PHYSICAL', label: messages.physicalKind },
  { value: 'DIGITAL', label: messages.digital },
]

export function ProductFilters() {
  const { collections, brands } = useCatalogChoices()
  return (
    <>
      <Filters>
        <TextFilter
          label={commonMessages.search}
          type="search"
          maxLength={80}
          placeholder={commonMessages.partOfName}
          name="q"
        />
        <SelectFilter
          label={commonMessages.collection}
          name="collection"
          options={collections.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectFilter
          label={commonMessages.brand}
          name="brand"
          options={[
            { value: 'none', label: messages.withoutBrand },
            ...brands.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
        <SelectFilter label={commonMessages.stock} name="stock" options={stocks} />
        <SelectFilter label={messages.inShop} name="shown" options={shown} />
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
      <summary>{messages.moreFilters}</summary>
      <Filters>
        <SelectFilter label={messages.kind} name="type" options={types} />
        <TextFilter label={fieldMessages.sku} maxLength={40} name="sku" />
        <TextFilter label={messages.priceFrom} inputMode="decimal" name="min" />
        <TextFilter label={messages.priceTo} inputMode="decimal" name="max" />
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
