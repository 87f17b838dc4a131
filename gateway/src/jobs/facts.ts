// What a job records of a thing: the facts staff change, as flat texts that can be compared and put back.

export type ThingKind = 'PRODUCT' | 'BRAND' | 'COLLECTION' | 'MEMBER'

/**
 * Field → value. Of a variant `variants.<id>.price`; `variants.<id>` is what it is called and is no value. What is
 * absent is not known of the thing.
 */
export type Facts = Readonly<Record<string, string>>

/** What a record has of a thing. Null: it is not there. Undefined: nobody knows. */
export type Recorded = Facts | null | undefined

/** As a column holds it: NULL where nobody knows. */
export const textOfRecord = (facts: Recorded): string | null =>
  facts === undefined ? null : JSON.stringify(facts)
export const recordOfText = (text: string | null): Recorded =>
  text === null ? undefined : JSON.parse(text)

/** `name`: null where it may not be kept, as of members. SECURITY S17. */
export type Thing = { id: string; name: string | null; facts: Facts }

/** What came into being in place of an item. */
export type MadeThing = Thing & { kind: ThingKind }

export type FactChange = {
  field: string
  /** Id and name of a variant. */
  variant: { id: string; name: string } | null
  before: string | null
  after: string | null
}

const ofVariant = /^variants\.([^.]+)\.(\w+)$/
const isLabel = (key: string) => /^variants\.[^.]+$/.test(key)

/** What differs, in the order of the facts; nothing where one of the two is not known. */
export function changesBetween(before: Recorded, after: Recorded): FactChange[] {
  if (before === undefined || after === undefined) return []
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...keys].flatMap((key): FactChange[] => {
    const [was, is] = [before?.[key] ?? null, after?.[key] ?? null]
    if (isLabel(key) || was === is) return []
    const [, id, field] = ofVariant.exec(key) ?? []
    if (!id || !field) return [{ field: key, variant: null, before: was, after: is }]
    const label = `variants.${id}`
    const name = after?.[label] ?? before?.[label] ?? ''
    return [{ field, variant: { id, name }, before: was, after: is }]
  })
}

/** The key a change is kept under. */
export const keyOf = ({ field, variant }: Pick<FactChange, 'field' | 'variant'>): string =>
  variant ? `variants.${variant.id}.${field}` : field
