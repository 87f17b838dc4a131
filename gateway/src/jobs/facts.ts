// What a job records of a thing: the facts staff change, as flat texts that can be compared and put back.

export type ThingKind = 'PRODUCT' | 'BRAND' | 'COLLECTION' | 'MEMBER'

/**
 * Field → value. Of a variant `variants.<id>.price`; `variants.<id>` is what it is called and is no value. What is
 * absent is not known of the thing.
 */
export type Facts = Readonly<Record<string, string>>

/** `name`: null where it may not be kept, as of members. SECURITY S17. */
export type Thing = { id: string; name: string | null; facts: Facts }

export type FactChange = {
  field: string
  /** Id and name of a variant. */
  variant: { id: string; name: string } | null
  before: string | null
  after: string | null
}

const ofVariant = /^variants\.([^.]+)\.(\w+)$/
const isLabel = (key: string) => /^variants\.[^.]+$/.test(key)

/** What differs, in the order of the facts. Null: the thing was, or is, not there. */
export function changesBetween(before: Facts | null, after: Facts | null): FactChange[] {
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
