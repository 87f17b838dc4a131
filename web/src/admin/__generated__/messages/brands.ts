// Generated from languages/en/admin.json.
export const newBrands = "New brands …"
export const newBrandsTitle = "New brands"
export const nameBeginsWith = "Name begins with"
export const noMatchingBrands = "No matching brands"
export const noMatchHint = "Remove the filter, or create a brand."
export const rename = "Rename …"
export const merge = "Merge …"
export const deleted = ({ count }: { count: string | number }) => `${count} deleted.`
export const deleteLabel = ({ count }: { count: string | number }) => `Delete ${count}?`
export const someAreStillThere = "Some were not deleted"
export const deleteConsequence = "Products keep its name, which no longer links to a brand page."
export const mergeBrands = ({ count }: { count: string | number }) => `Merge ${count} brands`
export const mergeSubmit = "Merge"
export const brandThatStays = "The brand that stays"
export const willCarryWillBeDeleted = ({ products, into, brands }: { products: string | number; into: string | number; brands: string | number }) => `${products} will get “${into}”; ${brands} will be deleted.`
export const twoSpellingsOfOneBrand = "Two spellings of one brand?"
export const andMore = ({ count }: { count: string | number }) => `and ${count} more`
export { brandsAreThereNow } from './brands/brandsAreThereNow.ts'
export const namesOneInLine = "Names, one per line"
export const itIsCalledNow = ({ name }: { name: string | number }) => `It is called ${name} now.`
export const renameTitle = ({ before }: { before: string | number }) => `Rename ${before}`
export const saveMine = "Save mine"
export const anotherUserRenamedIt = "Another user renamed it"
export const before = "Before"
export const renameConflictHint = "Save again to replace their name with yours, or cancel to keep theirs."
export const renamed = ({ brands }: { brands: string | number }) => `${brands} renamed.`
export const renameCount = ({ brands }: { brands: string | number }) => `Rename ${brands}`
export const leaveItAtThat = "Keep it as it is"
export const created = "Created"
export const revision = "Revision"
export const typeAtLeastOneName = "Type at least one name."
export const atMostAtTimeTheseAre = ({ maxNames, count }: { maxNames: string | number; count: string | number }) => `At most ${maxNames} at a time; these are ${count}.`
export const isLongerThanCharacters = ({ start, maxLength }: { start: string | number; maxLength: string | number }) => `“${start}…” is longer than ${maxLength} characters.`
export const renameConflict = ({ name }: { name: string | number }) => `Another user renamed it to ${name}. Save again to use your name instead.`
export { alsoRename } from './brands/alsoRename.ts'
export const someWereNotCreated = "Some of the brands were not created"
