// Validates a document against the schema: graphql-js's rules, of which the one that compares fields pair by pair is
// replaced by one that is linear. For documents within the limits. SECURITY S57, S58, S65.
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
  /** "Did you mean" tells names of the schema. */
  suggests: boolean
}

const ownRules = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)
const shapeRules = ownRules.filter((rule) => rule !== ValuesOfCorrectTypeRule)
const maxErrors = 5

/** Throws `DocumentRefused` when the document does not fit the schema. */
export function checkRules(
  schema: GraphQLSchema,
  document: DocumentNode,
  { suggests }: RuleOptions,
): void {
  const errorsOf = (rules: readonly ValidationRule[]) =>
    validate(schema, document, rules, { maxErrors, hideSuggestions: !suggests })
  // One walk for what is in order; what is not is gone through again, to say first what comes first.
  if (errorsOf(ownRules).length > 0) {
    hold(errorsOf(shapeRules))
    refuseWrong(wrongLiteral(schema, document))
    hold(errorsOf([ValuesOfCorrectTypeRule]))
  }
  const conflict = overlappingFields(schema, document)
  if (conflict) throw invalid(shortened(conflict))
}

function hold(errors: readonly GraphQLError[]): void {
  if (errors.length > 0) throw invalid(errors.map(({ message }) => shortened(message)).join(' '))
}

const invalid = (message: string) => new DocumentRefused('GRAPHQL_VALIDATION_FAILED', message)

/** Throws for an argument that does not fit; nothing for none. */
export function refuseWrong(wrong: WrongArgument | null): void {
  if (wrong) throw new DocumentRefused('BAD_USER_INPUT', wrong.message, 422, wrong.field)
}
