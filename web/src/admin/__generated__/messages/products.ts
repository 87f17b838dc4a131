// Generated from languages/en/admin.json.
export const serverStoppedAnsweringTryAgain = "The server stopped responding. Try again."
export const tooManyFound = "At most 10,000 at a time: narrow the filter."
export const allFound = ({ total }: { total: string | number }) => `All ${total} found`
export const show = "Show"
export const showConsequence = "They are sold in the shop at once."
export const hide = "Hide"
export const hideConsequence = "Shoppers can’t find them, and links to them stop working."
export const set = "Set"
export const eachGetsSameValue = "Each gets the same value."
export const adjust = "Adjust"
export const adjustConsequence = "Each changes from its current amount."
export const add = "Add"
export const addConsequence = "Products that are already in it stay."
export const productsThemselvesStay = "The products themselves stay."
export const deleteConsequence = "This can’t be undone. Carts keep a line that can’t be bought."
export const typeToGoOn = ({ count }: { count: string | number }) => `Type ${count} to continue`
export const value = "Value"
export const takeAwayFromAllOfThem = ({ property }: { property: string | number }) => `Remove the ${property} from all of them`
export const percentLabel = "Percent, −100 to 1000"
export const amountWithItsSign = "Amount, with its sign"
export const toCent = "To the cent"
export const chooseOne = "Choose one"
export const setButton = "Set …"
export const adjustButton = "Adjust …"
export const addToCollection = "Add to a collection …"
export const removeFromCollection = "Remove from a collection …"
export const importProducts = "Import products"
export const importLabel = "Import"
export const csvFile = "CSV file"
export const importColumns = ({ columns }: { columns: string | number }) => `Columns: ${columns}. A line with an id changes that product, one without creates a product; an empty cell changes nothing.`
export const importTooLarge = "This is too much for one import. Split the file."
export const fileIsRead = "Reading the file …"
export const ofProductsCompared = ({ done, total }: { done: string | number; total: string | number }) => `${done} of ${total} products compared …`
export const atMostLinesAtTime = ({ maxLines }: { maxLines: string | number }) => `At most ${maxLines} lines at a time.`
export const serverDidntRespondChooseFileAgain = "The server didn’t respond. Choose the file again."
export const withoutChange = ({ products }: { products: string | number }) => `${products} without a change.`
export const theseColumnsArePassedOver = ({ columns }: { columns: string | number }) => `These columns are ignored: ${columns}.`
export const andOthers = ({ count }: { count: string | number }) => `and ${count} others`
export const downloadWhatWillChange = "Download what will change"
export const newLabel = ({ price }: { price: string | number }) => `new, ${price}`
export const exportLabel = "Export"
export const importButton = "Import …"
export const physicalKind = "Physical"
export const digital = "Digital"
export const withoutBrand = "Without a brand"
export const inShop = "In the shop"
export const moreFilters = "More filters"
export const kind = "Product type"
export const priceFrom = "Price from"
export const priceTo = "Price to"
export const onSale = "On sale"
export const recentlyChanged = "Recently changed"
export const noMatchingProducts = "No matching products"
export const amountInvalid = "A number, such as 19.90."
export const atMostTwoDigitsAfterPoint = "Use at most two decimals."
export const percentInvalid = "A whole number, such as −15 or 20."
export const changeInvalid = "A number, such as −2.50."
export const withDiscount = "With a discount"
export const withoutPicture = "Without a picture"
export const priceZero = "Price 0"
export const inNoCollection = "In no collection"
export const soldAtLoss = "Sold at a loss"
export const loss = "Loss"
export const lossOf = ({ profit }: { profit: string | number }) => `Loss ${profit}`
export const isLongerThanCharacters = ({ name, most }: { name: string | number; most: string | number }) => `${name} is longer than ${most} characters.`
export const visibleIsYesOrNo = "visible is yes or no."
export const noProductHasThisId = "No product has this id."
export const newProductNeedsNameAndPrice = "A new product needs a name and a price."
export const standsInSeveralLines = ({ id }: { id: string | number }) => `${id} is in several lines.`
export const planCounts = ({ updates, creates, faults }: { updates: string | number; creates: string | number; faults: string | number }) => `${updates} to change, ${creates} to create, ${faults} with an error.`
export { faultyLine } from './products/faultyLine.ts'
export const aVariant = "A variant:"
export const progress = ({ done, total }: { done: string | number; total: string | number }) => `${done} of ${total} …`
