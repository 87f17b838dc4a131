// Facts that a job records of a thing: the fields that staff change, as flat strings that can be compared and
// restored.

export type ThingKind = 'PRODUCT' | 'BRAND' | 'COLLECTION' | 'MEMBER'

/**
 * Field → value. Fields of a variant are `variants.<id>.price` and so on; `variants.<id>` is its name and not a
 * value. A missing field is unknown.
 */
export type Facts = Readonly<Record<string, string>>

/** Recorded facts. Null: the thing did not exist. Undefined: unknown. */
export type Recorded = Facts | null | undefined

/** Serializes for a column; NULL means unknown. */
export const textOfRecord = (facts: Recorded): string | null =>
  facts === undefined ? null : JSON.stringify(facts)
export const recordOfText = (text: string | null): Recorded =>
  text === null ? undefined : JSON.parse(text)

/** `name`: null where it must not be stored, as for members. docs/security.md S17. */
export type Thing = { id: string; name: string | null; facts: Facts }

/** A thing created in place of an item. */
export type MadeThing = Thing & { kind: ThingKind }

export type FactChange = {
  field: string
  /** Id and name of the variant. */
  variant: { id: string; name: string } | null
  before: string | null
  after: string | null
}

const ofVariant = /^variants\.([^.]+)\.(\w+)$/
const isLabel = (key: string) => /^variants\.[^.]+$/.test(key)

/** Returns the changed fields in their order; none when one side is unknown. */
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

/** Returns the key under which a change is stored. */
export const keyOf = ({ field, variant }: Pick<FactChange, 'field' | 'variant'>): string =>
  variant ? `variants.${variant.id}.${field}` : field
