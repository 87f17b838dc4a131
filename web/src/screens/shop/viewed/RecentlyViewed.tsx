import { useEffect, useState, useSyncExternalStore } from 'react'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { useCartSignal } from '../../../lib/cart-signal.ts'
import { useNear } from '../../../lib/use-near.ts'
import { ProductTile } from '../../../product-card/ProductTile.tsx'
import { useViewed } from '../../../product-card/use-viewed.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Row, Slot } from '../../../ui/Row.tsx'
import styles from './RecentlyViewed.module.css'

const shown = 6

type RecentlyViewedProps = {
  /** The product of the page, below which the section stands; without one it is a section of the home page. */
  except?: string
}

const neverChanges = () => () => undefined

/** Returns whether the section can be added to the page of the server: it has its room, or nothing below it is in sight. */
const fits = () =>
  'viewed' in document.documentElement.dataset ||
  !(Number(document.querySelector('footer')?.getBoundingClientRect().top) < innerHeight)

/**
 * The products that this device showed last; nothing without any. Until the page knows whether it is a member's, the
 * section has its room and is empty: the list may be that of the person before.
 */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { viewer } = useCartSignal()
  const isClient = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  // Part of the page from the first where the browser renders it.
  const [isShown, setShown] = useState(isClient)
  useEffect(() => {
    if (!isShown) setShown(fits())
  }, [isShown])
  const viewed = isShown && (
    <Viewed key={String(viewer)} isKnown={viewer !== undefined} {...props} />
  )
  if (!props.except) return viewed
  // The server does not know the list. The inline script of the page knows whether there is one.
  return <div className={isShown ? undefined : styles.room}>{viewed}</div>
}

function Viewed({ except, isKnown }: RecentlyViewedProps & { isKnown: boolean }) {
  const [place, isNear] = useNear()
  const { ids, products, isWaiting } = useViewed({ except, isReady: isKnown && isNear })
  if (ids.length === 0 || (products.length === 0 && !isWaiting)) return null
  // A slot stays where it is: without a product that is gone, the next ones take its place and do not move.
  const row = isWaiting ? ids.slice(0, shown).map(() => null) : products.slice(0, shown)
  return (
    <section
      ref={place}
      className={classNames(
        except ? styles.below : 'wrap',
        row.length === 1 && styles.alone,
        !isKnown && styles.unknown,
      )}
      aria-labelledby="viewed"
      aria-busy={isWaiting || undefined}
    >
      <h2 id="viewed" className={styles.title}>
        {commonMessages.recentlyViewed}
      </h2>
      <Row of="six">
        {row.map((product, at) => (
          <Slot key={ids[at]}>
            {product && (
              <ProductTile
                product={product}
                sizes="(min-width: 1416px) 200px, (min-width: 1024px) 14vw, (min-width: 640px) 240px, 44vw"
              />
            )}
          </Slot>
        ))}
      </Row>
    </section>
  )
}
