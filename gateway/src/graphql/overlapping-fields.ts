// Whether fields of one response name can be merged. The verdicts are those of graphql-js's own rule, which compares
// fields pair by pair; here all fields of one name are merged and looked at together, once for each set of selections
// that meets. For documents that every other rule has passed. SECURITY S57, S58.
import { type DocumentNode, type FieldNode, type GraphQLSchema, isObjectType } from 'graphql'
import { argumentsKey } from './arguments-key.ts'
import { onlyOperation } from './document-limits.ts'
import { type Meeting, MergedFields, type Parent, type Selected } from './merged-fields.ts'
import { shapeKey } from './shape-key.ts'

type Group = readonly Selected[]
type Rule = {
  /** Fields of one name, by what can be in one answer. */
  split(group: Group): Iterable<Group>
  /** What all fields of a group have to have in common; undefined for one that fits any. */
  keyOf(one: Selected): string | undefined
  reason: string
}

/** Returns why fields of a document cannot be merged; null when they can. Throws `DocumentRefused`. */
export function overlappingFields(schema: GraphQLSchema, document: DocumentNode): string | null {
  const { operation, selectionSet } = onlyOperation(document)
  const root = new Map([[selectionSet, schema.getRootType(operation) ?? undefined]])
  const fields = new MergedFields(schema, document)
  return new Walk(fields, oneShape).of(root) ?? new Walk(fields, oneField()).of(root)
}

/** In whatever object an answer has, a name stands for values of one form. */
const oneShape: Rule = {
  split: (group) => [group],
  keyOf: ({ type }) => type && shapeKey(type),
  reason: 'they return conflicting types',
}

/**
 * In one object, a name stands for one field with one set of arguments. Their texts are made once for each walk: a map
 * that outlives it would hold the documents until the old heap is cleared.
 */
function oneField(): Rule {
  const texts = new Map<FieldNode, string>()
  const textOf = (node: FieldNode) => {
    const text = texts.get(node) ?? argumentsKey(node)
    texts.set(node, text)
    return text
  }
  return {
    split: inOneObject,
    keyOf: ({ node }) => `${node.name.value}${textOf(node)}`,
    reason: 'they are different fields or have differing arguments',
  }
}

/** Fields of two object types are never in one answer; those of an interface are, with each of them. */
function* inOneObject(group: Group): Iterable<Group> {
  const byObject = new Map<Parent, Selected[]>()
  const others: Selected[] = []
  for (const one of group) {
    const own = isObjectType(one.parent) ? (byObject.get(one.parent) ?? []) : others
    if (own !== others) byObject.set(one.parent, own)
    own.push(one)
  }
  if (byObject.size === 0) yield others
  for (const own of byObject.values()) yield others.length > 0 ? [...own, ...others] : own
}

/** Goes through all objects of an answer; selections that meet once more are not looked at again. */
class Walk {
  private readonly seen = new Set<string>()

  constructor(
    private readonly fields: MergedFields,
    private readonly rule: Rule,
  ) {}

  of(meeting: Meeting): string | null {
    const key = this.fields.keyOf(meeting)
    if (this.seen.has(key)) return null
    this.seen.add(key)
    for (const [name, all] of this.fields.of(meeting)) {
      for (const group of this.rule.split(all)) {
        const found = this.conflictOf(name, group) ?? this.belowOf(group)
        if (found) return found
      }
    }
    return null
  }

  private conflictOf(name: string, group: Group): string | null {
    if (group.length === 1) return null
    const keys = new Set<string>()
    for (const one of group) {
      this.fields.step()
      const key = this.rule.keyOf(one)
      if (key !== undefined) keys.add(key)
    }
    if (keys.size < 2) return null
    return `Fields "${name}" conflict because ${this.rule.reason}. Use different aliases.`
  }

  private belowOf(group: Group): string | null {
    const below = this.fields.below(group)
    return below.size > 0 ? this.of(below) : null
  }
}
