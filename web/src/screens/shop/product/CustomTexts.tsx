import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import styles from './BuyBox.module.css'

type TextField = { title: string; maxLength: number; mandatory: boolean }

/** Texts the product asks for, such as an engraving. */
export function CustomTexts({ fields }: { fields: readonly TextField[] }) {
  if (fields.length === 0) return null
  return (
    <div className={styles.texts}>
      {fields.map((field) => (
        <CustomText key={field.title} {...field} />
      ))}
    </div>
  )
}

function CustomText({ title, maxLength, mandatory }: TextField) {
  const [value, setValue] = useState('')
  const left = maxLength - value.length
  return (
    <Field
      label={mandatory ? title : `${title} (optional)`}
      name={`text.${title}`}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      maxLength={maxLength}
      required={mandatory}
      autoComplete="off"
      hint={left === 1 ? '1 character left' : `${left} characters left`}
    />
  )
}
