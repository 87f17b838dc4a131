import type { MouseEvent } from 'react'
import * as messages from '../../../__generated__/messages/product.ts'
import { Picture, type PictureSource } from '../../../ui/Picture.tsx'
import styles from './Gallery.module.css'

type ThumbnailsProps = {
  images: readonly PictureSource[]
  current: number
  onShow: (index: number) => void
}

/** Links to the pictures in the strip; with JavaScript they scroll it without changing the address. */
export function Thumbnails({ images, current, onShow }: ThumbnailsProps) {
  const go = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    onShow(index)
  }
  return (
    <ul className={styles.thumbs}>
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={messages.pictureOf({
              index: index + 1,
              count: images.length,
              alt: image.alt,
            })}
            aria-current={index === current || undefined}
            onClick={go(index)}
          >
            <Picture image={image} widths={[72, 144]} sizes="68px" isDecoration />
          </a>
        </li>
      ))}
    </ul>
  )
}
