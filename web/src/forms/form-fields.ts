// Reads the fields of a form, in the browser and on the server.

/** Fields by name; of several with one name the last counts. */
export type FormFields = Readonly<Record<string, string>>

/** Leaves out files. */
export const fieldsOf = (data: FormData): FormFields =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** Returns the trimmed text; empty where the form lacks the field. */
export const textOf = (fields: FormFields, name: string): string => fields[name]?.trim() ?? ''

/** Returns the trimmed text; null where it is empty. */
export const filledOf = (fields: FormFields, name: string): string | null =>
  textOf(fields, name) || null
