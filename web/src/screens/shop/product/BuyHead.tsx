import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { brandSlug } from '../../../lib/brand-slug.ts'
import { isLow } from '../../../lib/low-stock.ts'
import { paths } from '../../../lib/paths.ts'
import { measure } from '../../../lib/units.ts'
import { Price } from '../../../ui/Price.tsx'
import styles from './BuyBox.module.css'
import type { BuyBoxProps } from './buy-box-props.ts'
import { usePriceChange } from './use-price-change.ts'

/** Name, brand, price and stock. */
export function BuyHead({ product, price, offer, selection }: BuyBoxProps) {
  const now = offer.price.display
  const was = offer.compareAtPrice?.display
  const change = usePriceChange(product.id, now, JSON.stringify(selection))
  const { percent } = price.discount
  return (
    <div className={styles.head}>
      {product.ribbon && <p className={styles.ribbon}>{product.ribbon}</p>}
      <h1>{product.name}</h1>
      {product.brandName && (
        <p className={styles.brand}>
          {messages.byBrand({
            brand: product.brandName,
            link: (name) => <a href={paths.brand(brandSlug(name))}>{name}</a>,
          })}
        </p>
      )}
      <div className={styles.priceRow} role="status">
        <Price size="large" now={now} was={was} perUnit={perUnitWords(price, offer)} />
        {was && percent && <span className={styles.off}>{messages.percentOff({ percent })}</span>}
        <span className={styles.diff}>{change}</span>
      </div>
      <p className={styles.stock} role="status">
        <StockWords offer={offer} type={product.type} />
      </p>
    </div>
  )
}

function perUnitWords({ pricePerUnit }: BuyBoxProps['price'], offer: BuyBoxProps['offer']) {
  if (!pricePerUnit) return null
  const amount = offer.unitPrice?.display ?? pricePerUnit.price?.display
  return amount
    ? messages.pricePerMeasure({
        amount,
        measure: measure(Number(pricePerUnit.baseQuantity), pricePerUnit.baseUnit),
      })
    : null
}

type StockProps = Pick<BuyBoxProps, 'offer'> & Pick<BuyBoxProps['product'], 'type'>

function StockWords({ offer: { isSellable, left }, type }: StockProps) {
  if (!isSellable) return <strong>{commonMessages.soldOut}</strong>
  if (isLow(left)) {
    return <span className={styles.low}>{messages.onlyLeft({ left })}</span>
  }
  return type === 'DIGITAL' ? messages.sentByEmail : commonMessages.inStock
}
