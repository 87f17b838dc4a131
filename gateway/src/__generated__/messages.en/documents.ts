// Generated from languages/en/gateway.json.
export const signInToSeeThis = "Sign in to see this."
export const keyNeedsScope = ({ scope }: { scope: string | number }) => `This key needs the scope ${scope} for this.`
export const forbidden = "You don’t have permission to see this."
export const notNodeId = "This is not a global id. Send the nodeId of an object."
export { callPerRow } from './documents/callPerRow.ts'
export const tooManyIdsPerCall = ({ field, idsPerCall }: { field: string | number; idsPerCall: string | number }) => `${field} can be read for ${idsPerCall} products at once. Select fewer.`
export const tooCostly = "The document costs too much. Select fewer fields or shorter lists."
export const documentIsLargerThan64Kb = "The document is larger than 64 KB."
export const documentCannotBeRead = "The document cannot be read."
export const documentHoldsExactlyOneOperation = "A document must have exactly one operation."
export const nameHasAtMost100Characters = "A name can have at most 100 characters."
export const noDirectivesOnSubscription = "The root field of a subscription can’t have @skip or @include."
export const fragmentsGoInCircle = "The fragments form a cycle."
export const cartUnreachable = "Your cart isn’t available at the moment. Please try again."
export const sessionRotated = "You signed in or out in the meantime. Please try again."
export const noSuchDocument = "This document is not registered."
export const sendDocumentIdOrQueryAsText = "Send documentId or query, as text."
export const onlyTrustedDocuments = "Only registered documents run here: those of the shop’s own clients, and those of the manifest of an app."
export const variablesDoNotFitDocument = "The variables don’t match the document."
export const tooManyFieldsHaveSameName = "Too many fields have the same name."
export const pageSizeIs1To = ({ maxPageSize }: { maxPageSize: string | number }) => `The page size is 1 to ${maxPageSize}.`
export const giveAfterOrPageNotBoth = "Use after or page, not both."
export const giveFirstOrLastNotBoth = "Use first or last, not both."
export const giveLastOrPageNotBoth = "Use last or page, not both."
export const lastNeedsBefore = "The length of this list is unknown: last needs before."
export const pagesCountFrom1 = "Pages start at 1."
export const thatIsBeyondEnd = "This is past the end of the list."
export const mutationGoesByPost = "Send mutations by POST."
export const mutationNeedsHeader = "Mutations at /admin/graphql require the header `x-vitrine-confirm: write`."
export const subscriptionNeedsStream = "Subscriptions require `Accept: text/event-stream`."
export const streamOnlyForSubscriptions = "Only subscriptions are sent as a stream. Accept JSON."
export const variablesAreNotObject = "The variables must be an object."
export const atLeastOfThesePlease = ({ n }: { n: string | number }) => `At least ${n} of these, please.`
export const atMostOfThese = ({ n }: { n: string | number }) => `At most ${n} of these at a time, please.`
export const rangeEndsBeforeItBegins = "The end comes before the beginning."
export const leastIs = ({ n }: { n: string | number }) => `The minimum is ${n}.`
export const mostIs = ({ n }: { n: string | number }) => `The maximum is ${n}.`
export const exactlyOneOfTheseIsAllowed = "Exactly one of these is allowed."
export const thisMustBeWholeNumber = "This must be a whole number."
export const thisMustBeNumber = "This must be a number."
export const thisMustBeText = "This must be a text."
export const thisMustBeTrueOrFalse = "This must be true or false."
export const mustBeTime = "This must be a time, such as 2026-11-20T19:00:00Z."
export const mustBeDecimal = "This must be a decimal number as text, such as \"19.90\"."
export const thisMustBeAbsoluteAddress = "This must be an absolute address."
export const thisMustBeObject = "This must be an object."
export const thereIsNoSuchField = "This field does not exist."
export const notAnEnumValue = "This is not one of the allowed values."
export { atLeastCharacters } from './documents/atLeastCharacters.ts'
export { atMostCharacters } from './documents/atMostCharacters.ts'
export const atMostRootFields = ({ most }: { most: string | number }) => `At most ${most} root fields.`
export const atMostLevels = ({ most }: { most: string | number }) => `At most ${most} levels.`
export const atMostNested = ({ most }: { most: string | number }) => `At most ${most} nested selections.`
export const atMostFields = ({ most }: { most: string | number }) => `At most ${most} fields.`
export const atMostAliases = ({ most }: { most: string | number }) => `At most ${most} aliases.`
export const atMostDirectives = ({ most }: { most: string | number }) => `At most ${most} directives.`
export const atMostFragments = ({ most }: { most: string | number }) => `At most ${most} fragments.`
export const atMostValues = ({ most }: { most: string | number }) => `At most ${most} values.`
export const atMostVariableValues = ({ most }: { most: string | number }) => `At most ${most} values in the variables.`
export const atMostVariableLevels = ({ most }: { most: string | number }) => `At most ${most} levels in the variables.`
export const tooManyStreams = "Too many streams are open already."
export const noOperationOfThisName = "The document has no operation of this name."
