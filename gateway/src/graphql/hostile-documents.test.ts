// Measures the work on a document before it runs, as visits of its nodes by limits, rules and cost together,
import type { DocumentNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import { countLooks } from '../testing/counted-document.ts'
import { type Hostile, hostileDocuments, largestSize } from '../testing/hostile-documents.ts'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { printedSchema as schema } from '../testing/schema.ts'
import { checkCost } from './document-cost.ts'
import { checkLimits, checkSize, parseDocument } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'
import { checkRules } from './document-rules.ts'

function parsed(query: string): DocumentNode | null {
  try {
    checkSize(query)
    return parseDocument(query)
  } catch (error) {
    if (error instanceof DocumentRefused) return null
    throw error
  }
}

/** Returns the result of the checks and the average number of visits per node. */
function looksPerNode(document: DocumentNode) {
  const counted = countLooks(document)
  const code = refusalCodeOf(() => {
    checkLimits(document)
    checkRules(schema, document, { suggests: true })
    checkCost(document, {}, schema)
  })
  return { code, perNode: counted.looks / counted.nodes, nodes: counted.nodes }
}

const readable = (size: number) =>
  hostileDocuments(size).flatMap(({ kind, query }: Hostile) => {
    const document = parsed(query)
    return document ? [{ kind, document }] : []
  })

/** About two dozen rules visit each node a few times. Without limits the worst kinds exceed 10^6. */
const mostLooks = 60

/** The same sizes in every run: `1, 2, 3, 5, 9, …` up to the token limit. */
const sizes = Array.from({ length: 24 }, (_, step) => Math.ceil(1.37 ** step)).filter(
  (size, index, all) => size <= largestSize && all.indexOf(size) === index,
)

describe('documents of every hostile kind, in growing sizes', () => {
  test.each(sizes)(
    'S56 S57 S58 of size %i: each node is looked at a bounded number of times',
    (size) => {
      for (const { kind, document } of readable(size)) {
        const { perNode, nodes } = looksPerNode(document)
        // In a small document the fixed cost of the passes dominates.
        expect(perNode, `${kind}, ${nodes} nodes`).toBeLessThan(mostLooks + 400 / nodes)
      }
    },
  )
})
