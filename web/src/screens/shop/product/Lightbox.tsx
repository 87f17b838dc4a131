import { sized } from '@vitrine/pictures/sized'
import { useEffect, useState } from 'react'
import * as messages from '../../../__generated__/messages/product.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { PictureSource } from '../../../ui/Picture.tsx'
import styles from './Lightbox.module.css'
import { Thumbnails } from './Thumbnails.tsx'
import { usePinch } from './use-pinch.ts'

type LightboxProps = {
  images: readonly PictureSource[]
  name: string
  start: number
  /** The smaller picture, which has loaded already. */
  shownAt: (index: number) => string | null
  isOpen: boolean
  onClose: () => void
}

/** One picture in full screen. Arrow keys and swipes change the picture, a click or a pinch zooms. */
export function Lightbox({ images, name, start, shownAt, isOpen, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start)
  useEffect(() => setIndex(start), [start])
  const turn = (by: number) => setIndex((now) => (now + by + images.length) % images.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers depend on the number of pictures only
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') turn(-1)
      if (event.key === 'ArrowRight') turn(1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen, images.length])
  const image = images[index]
  return (
    <Dialog title={name} place="full" isOpen={isOpen} onClose={onClose}>
      <div className={styles.stage}>
        {image && (
          <ZoomablePicture key={image.url} image={image} small={shownAt(index)} onSwipe={turn} />
        )}
        {images.length > 1 && (
          <>
            <div className={styles.bar}>
              <Turn label={messages.previousPicture} to="left" onClick={() => turn(-1)} />
              <p role="status">
                {index + 1} / {images.length}
              </p>
              <Turn label={messages.nextPicture} to="right" onClick={() => turn(1)} />
            </div>
            <Thumbnails images={images} current={index} onShow={setIndex} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type TurnProps = { label: string; to: 'left' | 'right'; onClick: () => void }

function Turn({ label, to, onClick }: TurnProps) {
  return (
    <button type="button" aria-label={label} className={styles[to]} onClick={onClick}>
      <Icon name={to} />
    </button>
  )
}

type ZoomablePictureProps = {
  image: PictureSource
  small: string | null
  onSwipe: (by: number) => void
}

/** The smaller picture is shown until the large one has loaded. */
function ZoomablePicture({ image, small, onSwipe }: ZoomablePictureProps) {
  const pinch = usePinch(onSwipe)
  const [isThere, setThere] = useState(false)
  return (
    <div className={styles.window} {...pinch.handlers}>
      <button
        type="button"
        className={styles.picture}
        aria-label={pinch.isClose ? messages.zoomOut : messages.zoomIn}
        aria-pressed={pinch.isClose}
        onClick={pinch.toggle}
      >
        {small && !isThere && <img src={small} alt="" className={styles.small} />}
        <img
          ref={pinch.target}
          src={sized(image.url, 1600, 2000)}
          alt={image.alt}
          width={1600}
          height={2000}
          draggable={false}
          onLoad={() => setThere(true)}
        />
      </button>
    </div>
  )
}
