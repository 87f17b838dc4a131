import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Suggestions.module.css'
import { useCombobox } from './use-combobox.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  /** Called when an entry is selected. */
  onGo: () => void
}

/** Suggestions below the search field. The field stays where it is and becomes a combobox. */
export function Suggestions({ input, onGo }: SuggestionsProps) {
  const id = useId()
  const [text, setText] = useState(input.current?.value ?? '')
  const { entries, isLoading, query } = useSuggestions(text)
  const { isOpen, active, close, select } = useCombobox({
    ...{ input, listId: id, entries, isOld: isLoading },
    onText: setText,
    onGo,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the list
  useEffect(() => close, [])
  const shown = isOpen && query !== ''
  return (
    <>
      <p role="status" className="sr">
        {shown && !isLoading ? messages.suggestionCount({ count: entries.length - 1 }) : ''}
      </p>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={messages.suggestions}
        hidden={!shown}
        className={classNames(styles.list, isLoading && styles.old)}
      >
        {groupsOf(entries).map(({ kind, from, group }) => (
          <Group key={kind} id={`${id}-${kind}`} title={titles[kind]}>
            {group.map((entry, index) => (
              <Entry
                key={entry.href}
                id={`${id}-${from + index}`}
                entry={entry}
                isActive={from + index === active}
                onGo={select}
              />
            ))}
          </Group>
        ))}
      </div>
    </>
  )
}

type SuggestionKind = Suggestion['kind']

/** Headings of groups; a single entry needs none. */
const titles: Partial<Record<SuggestionKind, string>> = {
  product: commonMessages.products,
  collection: commonMessages.collections,
  brand: commonMessages.brands,
}

/** Groups adjacent entries of a kind, each with the index of its first entry. */
function groupsOf(entries: readonly Suggestion[]) {
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    from: entries.findIndex((entry) => entry.kind === kind),
    group: entries.filter((entry) => entry.kind === kind),
  }))
}

type GroupProps = { id: string; title: string | undefined; children: ReactNode }

function Group({ id, title, children }: GroupProps) {
  if (!title) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not valid inside a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={styles.heading}>
        {title}
      </p>
      {children}
    </div>
  )
}

type EntryProps = { id: string; entry: Suggestion; isActive: boolean; onGo: () => void }

function Entry({ id, entry, isActive, onGo }: EntryProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={entry.href}
      className={classNames(styles.entry, styles[entry.kind])}
      // Keeps the focus in the field, so that the list is still open when the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGo}
    >
      {entry.image && (
        <span className={styles.picture}>
          <Picture image={entry.image} widths={[48, 96]} sizes="40px" isDecoration />
        </span>
      )}
      <span className={styles.label}>{entry.label}</span>
      {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
    </a>
  )
}
