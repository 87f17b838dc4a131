// Generated from web/src/admin/messages/en.json.
export const addProducts = "Add products"
export const add = ({ count }: { count: string | number }) => `Add ${count}`
export const isInIt = "is in it"
export const ofTypeMoreOfName = ({ count, totalCount }: { count: string | number; totalCount: string | number }) => `${count} of ${totalCount}: type more of the name.`
export const pageShown = "Page shown"
export const allProductsNote = "Every product is in this collection. It can’t be changed."
export const slugHint = "Last part of the page’s address; made from the name when empty."
export const shoppersSeeIt = "Shoppers see it"
export const addProductsButton = "Add products …"
export const noProductsYet = "No products yet"
export const newCollection = "New collection"
export const collectionNotFound = "Collection not found"
export const toAllCollections = "To all collections"
export const noCollectionIsCalledThat = "No collection is called that"
export const deleteThisCollection = "Delete this collection?"
export const deleteConsequence = "Its products stay. Its page is deleted for good."
export const builtIn = "Built in"
export const page = "Page"
