import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { PanelForm } from '../../forms/PanelForm.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import styles from './Section.module.css'
import type { Section } from './use-section.ts'

type Props<Values extends object> = {
  /** Anchor of the section. */
  anchor: string
  title: string
  /** Label of the save button. */
  verb: string
  section: Section<Values>
  labels: Readonly<Record<keyof Values, string>>
  words?: (name: keyof Values, values: Values) => string
  /** Warning above the save button. */
  warning?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A section of the editor, with a decision if others changed the product. */
export function SectionForm<Values extends object>(props: Props<Values>) {
  const { anchor, section, warning, ...form } = props
  const { changed, isBusy, newer, drop, overwrite } = section
  return (
    <div id={anchor} className={styles.section}>
      <PanelForm
        {...form}
        form={section}
        right="CATALOG_WRITE"
        notice={
          <>
            {warning}
            {newer && <NewerNotice changes={newer} onMine={overwrite} onTheirs={drop} />}
          </>
        }
        buttons={
          changed.length > 0 && (
            <Button weight="quiet" disabled={isBusy} onClick={drop}>
              {commonMessages.undo}
            </Button>
          )
        }
      />
    </div>
  )
}
