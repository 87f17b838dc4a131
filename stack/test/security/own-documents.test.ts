// The documents of the storefront and the admin stay far enough below the general limits that one more field does not
// break a screen.
import { readFileSync } from 'node:fs'
import { type DocumentNode, Lexer, Source, TokenKind, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { costOf, maxCost } from '../../../gateway/src/graphql/document-cost.ts'
import {
  documentLimits,
  onlyOperation,
  readDocument,
} from '../../../gateway/src/graphql/document-limits.ts'
import { checkRules } from '../../../gateway/src/graphql/document-rules.ts'
import { shapeOf } from '../../../gateway/src/graphql/document-shape.ts'
import { printedSchema as schema } from '../../../gateway/src/testing/schema.ts'
import { adminManifest, documentManifest } from '../../src/root.ts'

const read = (file: string): string[] =>
  Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)

function tokensOf(source: string): number {
  const lexer = new Lexer(new Source(source))
  let tokens = 0
  while (lexer.advance().kind !== TokenKind.EOF) tokens += 1
  return tokens
}

function countsOf(document: DocumentNode) {
  const counts = { aliases: 0, directives: 0, fragments: 0, values: 0 }
  visit(document, {
    Field: ({ alias }) => {
      counts.aliases += alias ? 1 : 0
    },
    Directive: () => {
      counts.directives += 1
    },
    FragmentDefinition: () => {
      counts.fragments += 1
    },
    Argument: () => {
      counts.values += 1
    },
  })
  return counts
}

describe.each([
  ['storefront', documentManifest],
  ['admin', adminManifest],
])('S63 the documents of the %s', (_name, manifest) => {
  const sources = read(manifest)

  test('S63 stay below half of every limit', () => {
    expect(sources.length).toBeGreaterThan(50)
    for (const source of sources) {
      const document = readDocument(source)
      const { depth, nesting, width, fields } = shapeOf(document, onlyOperation(document))
      const sizes = {
        ...countsOf(document),
        bytes: Buffer.byteLength(source),
        tokens: tokensOf(source),
        nesting,
        fields,
        rootFields: width,
      }
      for (const [limit, size] of Object.entries(sizes)) {
        const maximum = documentLimits[limit as keyof typeof sizes] / 2
        expect(size, `${limit} of ${source}`).toBeLessThanOrEqual(maximum)
      }
      // Levels are few, and a change of a screen rarely adds one.
      expect(depth, source).toBeLessThan(documentLimits.depth)
    }
  })

  test('S63 pass validation and cost less than half of the limit', () => {
    for (const source of sources) {
      const document = readDocument(source)
      checkRules(schema, document, { suggests: false })
      const { variableDefinitions = [] } = onlyOperation(document)
      const first = Object.fromEntries(
        variableDefinitions.map(({ variable }) => [variable.name.value, 100]),
      )
      expect(costOf(document, first, schema).fields, source).toBeLessThan(maxCost / 2)
    }
  })
})
