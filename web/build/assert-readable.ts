// Refuses what the parser of the browser does not cover (src/lib/document.ts).
import { Kind, parse, visit } from 'graphql'

/** Kinds that a document of the web has no use for: such a value is a variable. */
const uncovered: readonly Kind[] = [
  Kind.STRING,
  Kind.FLOAT,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.LIST,
  Kind.DIRECTIVE,
]

/**
 * Throws for a document with a value or selection that the browser's parser does not read. `isNormalized`: the client's
 * cache reads the selections; one that stores whole responses does not, so that inline fragments are fine there.
 */
export function assertReadable(text: string, isNormalized: boolean): void {
  const refuse = (what: string) => {
    throw new Error(
      `The parser of the browser reads no ${what}; use a variable or a named fragment`,
    )
  }
  visit(parse(text), {
    enter(node) {
      if (uncovered.includes(node.kind)) refuse(node.kind)
      if (isNormalized && node.kind === Kind.INLINE_FRAGMENT) refuse(node.kind)
      if (node.kind === Kind.INT && node.value.startsWith('-')) refuse('negative number')
      if (node.kind === Kind.VARIABLE_DEFINITION && node.defaultValue) refuse('default value')
    },
  })
}
