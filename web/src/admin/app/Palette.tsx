import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import * as messages from '../__generated__/messages/shell.ts'
import { type Command, offeredCommands } from '../lib/commands.ts'
import styles from './Palette.module.css'
import { onPalette } from './palette-signal.ts'
import { sections } from './sections.ts'

/** Command palette: Ctrl+K, part of a name, Enter. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false)
  // Listens before the first paint: a layout effect runs with the commit that shows the navigation,
  // a passive one possibly after the first key.
  useLayoutEffect(() => onPalette(() => setIsOpen(true)), [])
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog
      title={messages.goToOrDo}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      isTitleHidden
    >
      <Commands onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}

function Commands({ onDone }: { onDone: () => void }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const list = useId()
  const all: Command[] = [
    ...offeredCommands(),
    ...sections
      .filter(({ isListed }) => isListed)
      .map(({ path, title }) => ({ label: messages.goTo({ title }), run: () => navigate(path) })),
    { label: messages.goToShop, run: () => location.assign('/') },
  ]
  const found = all.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
  const at = Math.min(active, found.length - 1)
  const run = (command: Command | undefined) => {
    onDone()
    command?.run()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((at + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter') run(found[at])
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives arrow keys from the field inside
    <div className={styles.palette} onKeyDown={onKey}>
      <Field
        label={messages.command}
        isLabelHidden
        placeholder={messages.commandPlaceholder}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        // The dialog focuses the element with this attribute when it opens.
        ref={(field) => field?.setAttribute('autofocus', '')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
        }}
      />
      <div id={list} role="listbox" aria-label={messages.commands} className={styles.list}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same
          <div
            key={command.label}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => run(command)}
          >
            {command.label}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>{messages.noResults}</p>}
    </div>
  )
}
