import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useFocusRecovery } from '../../lib/use-focus-recovery.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { Panel } from '../../ui/Panel.tsx'
import { type Problem, Problems } from '../../ui/Problems.tsx'
import { WhatChanges } from '../../ui/WhatChanges.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import styles from './Product.module.css'
import type { Section } from './use-section.ts'

type Props<Values extends object> = {
  /** Anchor of the section. */
  anchor: string
  title: string
  section: Section<Values>
  labels: Readonly<Record<keyof Values, string>>
  words: (name: keyof Values, values: Values) => string
  /** Warning above the save button. */
  warning?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A section of the editor: fields, preview of the save, and problems. */
export function SectionForm<Values extends object>(props: Props<Values>) {
  const { section, labels, words } = props
  const { before, now, changed, isBusy, newer } = section
  const held = useFocusRecovery(section.form)
  return (
    <div id={props.anchor} className={styles.part}>
      <Panel title={props.title} action={props.action}>
        <form
          {...held}
          ref={section.form}
          className={layout.form}
          aria-label={props.title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void section.submit()
          }}
        >
          {props.children}
          <WhatChanges
            changes={changed.map((name) => ({
              label: labels[name],
              before: words(name, before),
              after: words(name, now),
            }))}
          />
          {props.warning}
          {newer && (
            <NewerNotice
              changes={newer}
              onMine={() => void section.submit(true)}
              onTheirs={section.drop}
            />
          )}
          <Problems problems={section.problems.filter((one) => !isAtField(one, section))} />
          <div className={layout.end}>
            {changed.length > 0 && (
              <Button weight="quiet" disabled={isBusy} onClick={section.drop}>
                Undo
              </Button>
            )}
            <AllowedButton
              right="CATALOG_WRITE"
              type="submit"
              weight="primary"
              isBusy={isBusy}
              disabled={changed.length === 0 || isBusy}
            >
              Save {props.title.toLowerCase()}
            </AllowedButton>
          </div>
        </form>
      </Panel>
    </div>
  )
}

/** Whether the section shows the problem at a field. */
const isAtField = <Values extends object>(
  { field }: Problem,
  { before }: Section<Values>,
): boolean => {
  const name = /^input\.(\w+)/.exec(field ?? '')?.[1]
  return name !== undefined && name in before && !isWhole(field ?? '')
}

/** Problems of a whole list or group have no field and are shown below. */
const isWhole = (field: string) =>
  /^input\.(infoSections|options|pricePerUnit|discount|seo)$/.test(field)
