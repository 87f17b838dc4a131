// Generated from languages/en/gateway.json.
export const thisIsThereTwice = "This is in the list twice."
export const mustBeIdempotencyKey = "must be 8 to 100 letters, digits, . : _ -"
export const notACursor = "This is not a cursor of this list."
export const mustBeEmailAddress = "must be an email address"
export const weightUnitOfShop = ({ unit }: { unit: string }) => `This shop weighs in ${({ "LB": `pounds (LB)` } as Record<string, string>)[unit] ?? `kilograms (KG)`}.`
export const idempotencyKeyOfAnotherJob = "This idempotency key belongs to another job."
export { tooManyCalls } from './common/tooManyCalls.ts'
export const internalError = "Something went wrong on our side."
export const cannotBeOne = "cannot be one"
