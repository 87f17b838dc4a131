// Generated from languages/en/admin.json.
export const adjustByPercent = "Adjust by percent"
export const adjustByAmount = "Adjust by an amount"
export const setTo = "Set to"
export const noneBeyondCent = "None beyond the cent"
export const toCurrencysPrecision = "To the currency’s precision"
export const stays = "stays"
export { changeProductsInSheet } from './prices/changeProductsInSheet.ts'
export const putIntoSheet = "Apply to the sheet"
export const how = "How"
export const firstOf = ({ shown, count }: { shown: string | number; count: string | number }) => `The first ${shown} of ${count}.`
export const allRows = "All rows"
export const choose = ({ name }: { name: string | number }) => `Choose ${name}`
export const gridHelp = "Arrow keys to move, type to edit, Ctrl+Z to undo. Nothing is saved until you press Save."
export const redo = "Redo"
export const noProductIsCalledThat = "No product has this name"
export const saveOrUndoFirst = "Save or undo first."
export const save = ({ products }: { products: string | number }) => `Save ${products}`
export const and = ({ others }: { others: string | number }) => `and ${others}`
export const anotherUserChangedThese = "Another user changed these"
export const saveConflictHint = "Save again to replace their amounts with yours."
export const isNowBefore = ({ name, field, after, before }: { name: string | number; field: string | number; after: string | number; before: string | number }) => `${name}: ${field} is ${after} now, ${before} before`
export const change = ({ field, before, after }: { field: string | number; before: string | number; after: string | number }) => `${field} ${before} → ${after}`
export const cell = ({ label, text }: { label: string | number; text: string | number }) => `${label}: ${text}`
export const changedCell = ({ label, text }: { label: string | number; text: string | number }) => `${label}: ${text}, changed`
export const changeChosen = ({ count }: { count: string | number }) => `Change ${count} chosen …`
export const changeNone = "Change chosen …"
export const saveCount = ({ count }: { count: string | number }) => `Save ${count}`
