// Prints docs/api/errors.md: every code of a top-level error and of a problem, from the code and the schema.
import { type ErrorCode, errorStatuses } from '@vitrine/gateway'
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
} from 'graphql'
import { conditions } from './conditions.ts'
import { sampleSections } from './error-samples.ts'
import { errorWords } from './error-words.ts'

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const errorLines = () =>
  (Object.keys(errorStatuses) as ErrorCode[]).map((code) => {
    const { cause, remedy } = errorWords[code]
    return line([`\`${code}\``, String(errorStatuses[code]), cause, remedy])
  })

const valueLines = (type: GraphQLEnumType) =>
  type.getValues().map(({ name, description }) => line([`\`${name}\``, oneLine(description ?? '')]))

function enumOf(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new Error(`${name} is not an enum`)
  return type
}

/** Returns a line for each mutation whose problems have a type of their own. */
function ownCodeLines(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, type }) => {
    const payload = getNamedType(type)
    const problems = isObjectType(payload) ? payload.getFields().problems : undefined
    const own = problems && getNamedType(problems.type)
    if (!isObjectType(own) || own.name === 'Problem') return []
    const code = own.getFields().code
    const codes = enumOf(schema, code ? getNamedType(code.type).name : '').getValues()
    return [
      line([`\`${name}\``, `\`${own.name}\``, codes.map((one) => `\`${one.name}\``).join(', ')]),
    ]
  })
}

/** Returns the page as text. */
export function printErrors(schemaText: string): string {
  const schema = buildSchema(schemaText)
  return [
    '# Errors and problems',
    '',
    'Each kind of failure has one channel. Printed by `pnpm codegen` from `gateway/src/graphql/error-codes.ts`,',
    '`stack/tools/error-words.ts` and the schema; do not edit.',
    '',
    '| What happened | Where it is | What remains |',
    '| --- | --- | --- |',
    '| A mutation was refused, or did something else than requested | `problems` of its payload | The rest of the payload is as the descriptions say. |',
    '| What a query requested is not there, is not for the caller, or cannot be computed; or the key of one thing has a wrong form | null, with its reasons in `extensions.problems` of the response | The other fields. |',
    '| Another argument of a query cannot be right | `errors` of the response, with `BAD_USER_INPUT` and `extensions.field` | The other fields; nothing was called for this one. |',
    '| Everything else | `errors` of the response, each with `extensions.code` and `extensions.requestId` | Of a field: the other fields; a field that may not be null takes what contains it along. Of the whole request: nothing was executed. |',
    '',
    ...sampleSections(),
    '## Codes of errors',
    '',
    line(['Code', 'Status', 'Cause', 'What a client does']),
    line(Array(4).fill('---')),
    ...errorLines(),
    '',
    '## Codes of problems',
    '',
    line(['Code', 'Meaning, and what a client does']),
    line(Array(2).fill('---')),
    ...valueLines(enumOf(schema, 'ProblemCode')),
    '',
    '## One code for one condition',
    '',
    'Whichever mutation meets one of these, the problem is the same.',
    '',
    line(['Condition', 'Code', '`field`']),
    line(Array(3).fill('---')),
    ...conditions.map(({ when, code, at }) => line([when, `\`${code}\``, at])),
    '',
    '## Mutations with few codes',
    '',
    'The problems of these mutations have types of their own, whose `code` is an enum of the codes below.',
    '',
    line(['Mutation', 'Type', 'Codes']),
    line(Array(3).fill('---')),
    ...ownCodeLines(schema),
    '',
    '## Suggested fixes',
    '',
    line(['`suggestedFix`', 'What a client can offer']),
    line(Array(2).fill('---')),
    ...valueLines(enumOf(schema, 'SuggestedFix')),
    '',
  ].join('\n')
}
