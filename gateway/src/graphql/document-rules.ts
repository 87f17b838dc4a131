// Validates a document against the schema with the rules of graphql-js, replacing the quadratic comparison of
// overlapping fields by a linear one. Expects documents within the limits. docs/security.md S57, S58, S65.
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql'
import { DocumentRefused, shortened } from './document-refused.ts'
import { overlappingFields } from './overlapping-fields.ts'
import { type WrongArgument, wrongLiteral } from './wrong-arguments.ts'

type RuleOptions = {
  /** Includes "Did you mean" suggestions, which reveal names of the schema. */
  suggests: boolean
}

const ownRules = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)
const shapeRules = ownRules.filter((rule) => rule !== ValuesOfCorrectTypeRule)
const maxErrors = 5

/** Throws `DocumentRefused` when the document is invalid. */
export function checkRules(
  schema: GraphQLSchema,
  document: DocumentNode,
  { suggests }: RuleOptions,
): void {
  const errorsOf = (rules: readonly ValidationRule[]) =>
    validate(schema, document, rules, { maxErrors, hideSuggestions: !suggests })
  // Validates in one pass; an invalid document is validated again in parts, to report its first error.
  if (errorsOf(ownRules).length > 0) {
    refuse(errorsOf(shapeRules))
    refuseWrong(wrongLiteral(schema, document))
    refuse(errorsOf([ValuesOfCorrectTypeRule]))
  }
  const conflict = overlappingFields(schema, document)
  if (conflict) throw invalid(shortened(conflict))
}

function refuse(errors: readonly GraphQLError[]): void {
  if (errors.length > 0) throw invalid(errors.map(({ message }) => shortened(message)).join(' '))
}

const invalid = (message: string) => new DocumentRefused('GRAPHQL_VALIDATION_FAILED', message)

/** Throws when there is a wrong argument. */
export function refuseWrong(wrong: WrongArgument | null): void {
  if (wrong) throw new DocumentRefused('BAD_USER_INPUT', wrong.message, wrong.field, wrong.path)
}
