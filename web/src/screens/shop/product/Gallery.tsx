import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Dots } from './Dots.tsx'
import styles from './Gallery.module.css'
import { ProductGallery_product } from './product-fragments.ts'

const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }))

type GalleryProps = {
  product: FragmentType<typeof ProductGallery_product>
  /** Picture of the selected color; the gallery scrolls to it and keeps the others. */
  pictureUrl: string | null
  /** Pictures of all choices. Side by side, those of other colors are left out. */
  ofChoices: readonly string[]
}

const sizes = '(min-width: 1416px) 47vw, (min-width: 640px) 54vw, 100vw'

/** Pictures side by side; on a phone a scroll container, moved by swipes, keys and dots alike. */
export function Gallery({ product, pictureUrl, ofChoices }: GalleryProps) {
  const { name, media } = unmask(ProductGallery_product, product)
  const given = media.flatMap((item) => item.image ?? [])
  // The picture of the selected variant comes first, so that it is visible before hydration.
  const [lead] = useState(pictureUrl)
  const images = [
    ...given.filter(({ url }) => url === lead),
    ...given.filter(({ url }) => url !== lead),
  ]
  const wanted = Math.max(
    0,
    images.findIndex((image) => image.url === pictureUrl),
  )
  const { strip, current, setCurrent } = useStrip(wanted)
  /** Null until it is opened for the first time. */
  const [isZoomed, setZoomed] = useState<boolean | null>(null)
  const roleOf = (url: string, isLead: boolean) =>
    isLead ? 'lead' : ofChoices.includes(url) ? 'color' : 'plain'
  if (images.length === 0) return <div className={styles.nothing} />
  return (
    <section className={styles.gallery} aria-label={messages.picturesOf({ name })}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          aria-label={messages.pictures}
          className={styles.strip}
          onScroll={(event) => setCurrent(indexAt(event.currentTarget))}
        >
          {images.map((image, index) => (
            <li
              key={image.url}
              id={`picture-${index + 1}`}
              className={styles[roleOf(image.url, index === wanted)]}
            >
              <Picture
                image={image}
                widths={[400, 640, 960, 1280]}
                sizes={sizes}
                isFirst={index === 0}
                className={index === current ? styles.shared : undefined}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={`${styles.zoom} needs-js`}
          aria-label={messages.enlarge}
          onClick={() => setZoomed(true)}
        >
          <Icon name="zoom" />
        </button>
      </div>
      {images.length > 1 && (
        <Dots images={images} current={current} onShow={(index) => show(strip.current, index)} />
      )}
      {isZoomed !== null && (
        <Suspense>
          <Lightbox
            images={images}
            name={name}
            start={current}
            shownAt={(index) => pictureIn(strip.current, index)}
            isOpen={isZoomed}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

/**
 * The strip, scrolled to the wanted picture, and the index of the one it shows. Where it scrolls, arrow keys do it, and Tab
 * stops at it; side by side the pictures need no stop.
 */
function useStrip(wanted: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const isFirstRun = useRef(true)
  useEffect(() => {
    const list = strip.current
    if (list && list.scrollWidth > list.clientWidth) list.tabIndex = 0
    else list?.removeAttribute('tabindex')
  })
  useEffect(() => {
    setCurrent(wanted)
    show(strip.current, wanted, isFirstRun.current ? 'instant' : 'smooth')
    isFirstRun.current = false
  }, [wanted])
  return { strip, current, setCurrent }
}

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'smooth') {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: isStill ? 'instant' : behavior })
}

/** URL the strip displays, once it has loaded. */
function pictureIn(strip: HTMLElement | null, index: number) {
  return strip?.querySelectorAll('img')[index]?.currentSrc || null
}

function indexAt(strip: HTMLElement) {
  return Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
}
