import type { MouseEvent } from 'react'
import * as messages from '../../../__generated__/messages/product.ts'
import type { PictureSource } from '../../../ui/Picture.tsx'
import styles from './Gallery.module.css'

type DotsProps = {
  images: readonly PictureSource[]
  current: number
  onShow: (index: number) => void
}

/** Links to the pictures of a phone's strip, each a dot; with JavaScript they scroll it without changing the address. */
export function Dots({ images, current, onShow }: DotsProps) {
  const go = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    onShow(index)
  }
  return (
    <ul className={styles.dots}>
      {images.map((image, index) => (
        <li key={image.url}>
          {/* biome-ignore lint/a11y/useAnchorContent: the label is the content, beside a dot */}
          <a
            href={`#picture-${index + 1}`}
            aria-label={messages.pictureOf({
              index: index + 1,
              count: images.length,
              alt: image.alt,
            })}
            aria-current={index === current || undefined}
            onClick={go(index)}
          />
        </li>
      ))}
    </ul>
  )
}
