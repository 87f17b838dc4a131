// Checks whether fields of one response name can be merged, with the same result as the rule of graphql-js. That
// rule compares fields pairwise; this one merges all fields of one name, once per set of selections. Expects
// documents that pass all other rules. docs/security.md S57, S58.
import { type DocumentNode, type FieldNode, type GraphQLSchema, isObjectType } from 'graphql'
import { argumentsKey } from './arguments-key.ts'
import { onlyOperation } from './document-limits.ts'
import {
  MergedFields,
  type Parent,
  type SelectedField,
  type SelectionSets,
} from './merged-fields.ts'
import { shapeKey } from './shape-key.ts'

type Group = readonly SelectedField[]
type Rule = {
  /** Splits fields of one name into groups that can be in the same object. */
  split(group: Group): Iterable<Group>
  /** Returns a key that all fields of a group must share; undefined matches any. */
  keyOf(one: SelectedField): string | undefined
  reason: string
}

/** Returns why fields of a document cannot be merged; null when they can. Throws `DocumentRefused`. */
export function overlappingFields(schema: GraphQLSchema, document: DocumentNode): string | null {
  const { operation, selectionSet } = onlyOperation(document)
  const root = new Map([[selectionSet, schema.getRootType(operation) ?? undefined]])
  const fields = new MergedFields(schema, document)
  return new Walk(fields, oneShape).of(root) ?? new Walk(fields, oneField()).of(root)
}

/** In any object of a response, a name has values of one shape. */
const oneShape: Rule = {
  split: (group) => [group],
  keyOf: ({ type }) => type && shapeKey(type),
  reason: 'they return conflicting types',
}

/**
 * In one object, a name stands for one field with one set of arguments. The texts are created per walk: a
 * longer-lived map would retain the documents.
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

/** Fields of two object types are never in the same object; fields of an interface may be in each. */
function* inOneObject(group: Group): Iterable<Group> {
  const byObject = new Map<Parent, SelectedField[]>()
  const others: SelectedField[] = []
  for (const one of group) {
    if (!isObjectType(one.parent)) {
      others.push(one)
      continue
    }
    const own = byObject.get(one.parent) ?? []
    byObject.set(one.parent, own)
    own.push(one)
  }
  if (byObject.size === 0) yield others
  for (const own of byObject.values()) yield [...own, ...others]
}

/** Visits all objects of a response; the same set of selections is visited once. */
class Walk {
  private readonly seen = new Set<string>()

  constructor(
    private readonly fields: MergedFields,
    private readonly rule: Rule,
  ) {}

  of(sets: SelectionSets): string | null {
    const key = this.fields.keyOf(sets)
    if (this.seen.has(key)) return null
    this.seen.add(key)
    for (const [name, all] of this.fields.of(sets)) {
      for (const group of this.rule.split(all)) {
        const found = this.conflictOf(name, group) ?? this.of(this.fields.below(group))
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
}
