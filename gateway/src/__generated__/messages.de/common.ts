// Generated from languages/de/gateway.json.
export const thisIsThereTwice = "Das steht zweimal in der Liste."
export const mustBeIdempotencyKey = "muss aus 8 bis 100 Buchstaben, Ziffern und . : _ - bestehen"
export const notACursor = "Das ist kein Cursor dieser Liste."
export const mustBeEmailAddress = "muss eine E-Mail-Adresse sein"
export const weightUnitOfShop = ({ unit }: { unit: string }) => `Dieser Shop wiegt in ${({ "LB": `Pfund (LB)` } as Record<string, string>)[unit] ?? `Kilogramm (KG)`}.`
export const idempotencyKeyOfAnotherJob = "Dieser Idempotenzschlüssel gehört zu einem anderen Auftrag."
export { tooManyCalls } from './common/tooManyCalls.ts'
export const internalError = "Bei uns ist etwas schiefgegangen."
export const cannotBeOne = "kann es so nicht geben"
