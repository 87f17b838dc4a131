import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** In the middle, from the right edge, from the bottom, or over everything. */
  place?: 'centre' | 'side' | 'sheet' | 'full'
  isTitleHidden?: boolean
}

/** The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  place = 'centre',
  isTitleHidden,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  const closeOnVeil = (event: SyntheticEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, natively
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[place])}
      aria-label={title}
      onClose={onClose}
      onClick={closeOnVeil}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 className={isTitleHidden ? 'sr' : styles.title}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {isOpen && children}
      </div>
    </dialog>
  )
}
