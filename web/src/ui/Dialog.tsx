import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import * as messages from '../__generated__/messages/ui.ts'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Centered, from the right edge, from the bottom, or full screen. */
  place?: 'center' | 'side' | 'sheet' | 'full'
  isTitleHidden?: boolean
}

/** A native modal dialog: focus trap, Escape and focus return are the browser's. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  place = 'center',
  isTitleHidden,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  // Closed first, which returns the focus: the caller may remove the dialog. A file field reports its own cancel.
  const cancel = ({ target }: SyntheticEvent) => {
    if (target !== dialog.current) return
    dialog.current?.close()
    onClose()
  }
  // The event comes later than the close: by then the dialog may be open again.
  const afterClose = () => dialog.current?.open || onClose()
  const closeOnBackdrop = (event: SyntheticEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog handles Escape
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[place])}
      aria-label={title}
      onCancel={cancel}
      onClose={afterClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 className={isTitleHidden ? 'sr' : styles.title}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {isOpen && children}
      </div>
    </dialog>
  )
}
