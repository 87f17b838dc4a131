// Generated from languages/de/gateway.json.
export const signInToSeeThis = "Melde dich an, um das zu sehen."
export const keyNeedsScope = ({ scope }: { scope: string | number }) => `Dieser Schlüssel braucht dafür den Scope ${scope}.`
export const forbidden = "Du hast keine Berechtigung, das zu sehen."
export const notNodeId = "Das ist keine globale ID. Sende die nodeId eines Objekts."
export { callPerRow } from './documents/callPerRow.ts'
export const tooManyIdsPerCall = ({ field, idsPerCall }: { field: string | number; idsPerCall: string | number }) => `${field} kann für ${idsPerCall} Produkte auf einmal gelesen werden. Wähle weniger aus.`
export const tooCostly = "Das Dokument kostet zu viel. Wähle weniger Felder oder kürzere Listen aus."
export const documentIsLargerThan64Kb = "Das Dokument ist größer als 64 KB."
export const documentCannotBeRead = "Das Dokument lässt sich nicht lesen."
export const documentHoldsExactlyOneOperation = "Ein Dokument muss genau eine Operation haben."
export const nameHasAtMost100Characters = "Ein Name kann höchstens 100 Zeichen haben."
export const noDirectivesOnSubscription = "Das Wurzelfeld einer Subscription darf weder @skip noch @include haben."
export const fragmentsGoInCircle = "Die Fragmente bilden einen Kreis."
export const cartUnreachable = "Dein Warenkorb ist zurzeit nicht verfügbar. Bitte versuch es noch einmal."
export const sessionRotated = "Du hast dich inzwischen an- oder abgemeldet. Bitte versuch es noch einmal."
export const noSuchDocument = "Dieses Dokument ist nicht registriert."
export const sendDocumentIdOrQueryAsText = "Sende documentId oder query als Text."
export const onlyTrustedDocuments = "Hier laufen nur registrierte Dokumente: die der eigenen Clients des Shops und die aus dem Manifest einer App."
export const variablesDoNotFitDocument = "Die Variablen passen nicht zum Dokument."
export const tooManyFieldsHaveSameName = "Zu viele Felder haben denselben Namen."
export const pageSizeIs1To = ({ maxPageSize }: { maxPageSize: string | number }) => `Die Seitengröße ist 1 bis ${maxPageSize}.`
export const giveAfterOrPageNotBoth = "Verwende after oder page, nicht beides."
export const giveFirstOrLastNotBoth = "Verwende first oder last, nicht beides."
export const giveLastOrPageNotBoth = "Verwende last oder page, nicht beides."
export const lastNeedsBefore = "Die Länge dieser Liste ist unbekannt: last braucht before."
export const pagesCountFrom1 = "Seiten beginnen bei 1."
export const thatIsBeyondEnd = "Das liegt hinter dem Ende der Liste."
export const mutationGoesByPost = "Sende Mutationen mit POST."
export const mutationNeedsHeader = "Mutationen an /admin/graphql brauchen den Header `x-vitrine-confirm: write`."
export const subscriptionNeedsStream = "Subscriptions brauchen `Accept: text/event-stream`."
export const streamOnlyForSubscriptions = "Nur Subscriptions werden als Stream gesendet. Akzeptiere JSON."
export const variablesAreNotObject = "Die Variablen müssen ein Objekt sein."
export const atLeastOfThesePlease = ({ n }: { n: string | number }) => `Bitte mindestens ${n} davon.`
export const atMostOfThese = ({ n }: { n: string | number }) => `Bitte höchstens ${n} davon auf einmal.`
export const rangeEndsBeforeItBegins = "Das Ende liegt vor dem Anfang."
export const leastIs = ({ n }: { n: string | number }) => `Das Minimum ist ${n}.`
export const mostIs = ({ n }: { n: string | number }) => `Das Maximum ist ${n}.`
export const exactlyOneOfTheseIsAllowed = "Genau eines davon ist erlaubt."
export const thisMustBeWholeNumber = "Das muss eine ganze Zahl sein."
export const thisMustBeNumber = "Das muss eine Zahl sein."
export const thisMustBeText = "Das muss ein Text sein."
export const thisMustBeTrueOrFalse = "Das muss true oder false sein."
export const mustBeTime = "Das muss ein Zeitpunkt sein, etwa 2026-11-20T19:00:00Z."
export const mustBeDecimal = "Das muss eine Dezimalzahl als Text sein, etwa \"19.90\"."
export const thisMustBeAbsoluteAddress = "Das muss eine absolute Adresse sein."
export const thisMustBeObject = "Das muss ein Objekt sein."
export const thereIsNoSuchField = "Dieses Feld gibt es nicht."
export const notAnEnumValue = "Das ist keiner der erlaubten Werte."
export { atLeastCharacters } from './documents/atLeastCharacters.ts'
export { atMostCharacters } from './documents/atMostCharacters.ts'
export const atMostRootFields = ({ most }: { most: string | number }) => `Höchstens ${most} Wurzelfelder.`
export const atMostLevels = ({ most }: { most: string | number }) => `Höchstens ${most} Ebenen.`
export const atMostNested = ({ most }: { most: string | number }) => `Höchstens ${most} verschachtelte Auswahlen.`
export const atMostFields = ({ most }: { most: string | number }) => `Höchstens ${most} Felder.`
export const atMostAliases = ({ most }: { most: string | number }) => `Höchstens ${most} Aliasse.`
export const atMostDirectives = ({ most }: { most: string | number }) => `Höchstens ${most} Direktiven.`
export const atMostFragments = ({ most }: { most: string | number }) => `Höchstens ${most} Fragmente.`
export const atMostValues = ({ most }: { most: string | number }) => `Höchstens ${most} Werte.`
export const atMostVariableValues = ({ most }: { most: string | number }) => `Höchstens ${most} Werte in den Variablen.`
export const atMostVariableLevels = ({ most }: { most: string | number }) => `Höchstens ${most} Ebenen in den Variablen.`
export const tooManyStreams = "Es sind schon zu viele Streams offen."
export const noOperationOfThisName = "Das Dokument hat keine Operation mit diesem Namen."
