// Judged survivors of the limits on documents.

const isValid = 'a valid document has it, and only valid documents come here'
const isParsed = 'the parser gives an empty list'

export const judgedInLimits = [
  {
    file: 'gateway/src/graphql/calls-per-row.ts',
    line: 'if (idsPerCall !== null && thingsOfLists > idsPerCall)',
    to: ['true'],
    reason: 'for the compiler: with one call per row, two rows have been refused before',
  },
  {
    file: 'gateway/src/graphql/document-cache.ts',
    line: 'seen.size > maxSeen && oldest !== undefined',
    to: ['true'],
    reason: 'for the compiler: a set above its size has an oldest entry',
  },
  {
    file: 'gateway/src/graphql/document-cost.ts',
    line: "schema.getRootType(operation.operation)?.name ?? ''",
    reason: isValid,
  },
  {
    file: 'gateway/src/graphql/document-cost.ts',
    line: 'this.ofSet(fragment?.selectionSet, fragment?.typeCondition',
    reason: isValid,
  },
  {
    file: 'gateway/src/graphql/document-cost.ts',
    line: 'onlyOperation(document).variableDefinitions ?? []',
    to: ['["Stryker'],
    reason: isParsed,
  },
  {
    file: 'gateway/src/graphql/document-cost.ts',
    line: '(node.arguments ?? [])',
    to: ['["Stryker'],
    reason: isParsed,
  },
  {
    file: 'gateway/src/graphql/document-limits.ts',
    line: '({ directives = [] })',
    reason: isParsed,
  },
  {
    file: 'gateway/src/graphql/document-limits.ts',
    line: 'default:',
    reason: 'for the compiler: undefined is not counted either',
  },
  {
    file: 'gateway/src/graphql/document-rules.ts',
    line: 'if (errorsOf(ownRules).length > 0)',
    to: ['true', 'errorsOf(ownRules).length >='],
    reason: 'a second pass over a valid document finds nothing either',
  },
  {
    file: 'gateway/src/graphql/introspection-cost.ts',
    line: 'schema.getQueryType()?.name',
    to: ['schema.getQueryType().name'],
    reason: 'a schema that answers has a query type',
  },
  {
    file: 'gateway/src/graphql/known-documents.ts',
    line: 'onlyOperation(document).variableDefinitions ?? []',
    to: ['["Stryker'],
    reason: isParsed,
  },
  {
    file: 'gateway/src/graphql/overlapping-fields.ts',
    line: 'if (byObject.size === 0) yield others',
    to: ['true'],
    reason: 'one more group, which is a part of each of the others',
  },
  {
    file: 'gateway/src/graphql/trusted-documents.ts',
    line: "idPattern.exec(documentId)?.[1] ?? ''",
    to: ['"Stryker'],
    reason: 'no document has the replacement for its hash either',
  },
]
