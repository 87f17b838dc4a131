import { useRef, useState } from 'react'
import * as messages from '../../../__generated__/messages/product.ts'
import { replaysOwnInput, useInputReplay } from '../../../lib/pre-hydration-input.ts'
import { Field } from '../../../ui/Field.tsx'
import styles from './BuyBox.module.css'

type TextField = { title: string; maxLength: number; mandatory: boolean }

/** Texts that the product requires or allows, such as an engraving. */
type CustomTextsProps = { fields: readonly TextField[]; error: string | undefined }

export function CustomTexts({ fields, error }: CustomTextsProps) {
  const root = useRef<HTMLDivElement>(null)
  useInputReplay(root)
  // The platform reports missing texts without a field, so the problem is shown at the first mandatory one.
  const faulty = fields.find(({ mandatory }) => mandatory) ?? fields[0]
  return (
    <div ref={root} className={styles.texts} {...replaysOwnInput}>
      {fields.map((field) => (
        <CustomText key={field.title} {...field} error={field === faulty ? error : undefined} />
      ))}
    </div>
  )
}

function CustomText({
  title,
  maxLength,
  mandatory,
  error,
}: TextField & { error?: string | undefined }) {
  const [value, setValue] = useState('')
  const left = maxLength - value.length
  return (
    <Field
      label={mandatory ? messages.textRequired({ title }) : messages.textOptional({ title })}
      name={`text.${title}`}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      maxLength={maxLength}
      required={mandatory}
      autoComplete="off"
      error={error}
      // The error has its place, so that nothing below the field moves.
      hint={!error && messages.charactersLeft({ left })}
    />
  )
}
