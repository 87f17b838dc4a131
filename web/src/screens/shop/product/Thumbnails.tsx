import { sized } from '@vitrine/pictures/sized'
import * as messages from '../../../__generated__/messages/product.ts'
import type { PictureSource } from '../../../ui/Picture.tsx'
import styles from './Thumbnails.module.css'

type ThumbnailsProps = {
  images: readonly PictureSource[]
  current: number
  onShow: (index: number) => void
}

/** All pictures in small, in one row that scrolls where they are many. */
export function Thumbnails({ images, current, onShow }: ThumbnailsProps) {
  const count = images.length
  return (
    <ul className={styles.row}>
      {images.map(({ url, alt }, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={messages.pictureOf({ index: index + 1, count, alt })}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            <img src={sized(url, 96, 120)} alt="" width={48} height={60} />
          </button>
        </li>
      ))}
    </ul>
  )
}
