// Generated from languages/en/admin.json.
export const addedBehindOthers = "Added as the last picture."
export const addPicture = "Add a picture"
export const addressOfPicture = "Address of a picture"
export const addPictureTitle = "Add picture"
export const mediaOfChoices = "Media of choices"
export const pictures = "Pictures"
export const optionWhoseChoicesHavePictures = "Option whose choices have pictures"
export const pictureShows = ({ at, label }: { at: string | number; label: string | number }) => `Picture ${at} shows ${label}`
export const allPicturesAreShown = "All pictures are shown."
export const inLabel = "In"
export const collectionsCouldNotBeRead = "The collections could not be read."
export const withoutPage = "without a page"
export const thereAreNoCollectionsYet = "There are no collections yet."
export const deleteThisProduct = "Delete this product?"
export const deleteConsequence = "Its variants, stock and page are deleted for good. Carts keep a line that can’t be bought."
export const shownInShop = "Shown in the shop"
export const slugHint = "Last part of the page’s address. Leave empty to create it from the name."
export const fileToLoadDown = "digital"
export const htmlOf8000Characters = ({ count }: { count: string | number }) => `HTML, ${count} of 8,000 characters.`
export const asShopShowsIt = "As the shop shows it"
export const shortWordOnPicture = "A short text on the picture."
export const yourOwnNumberForIt = "Your own number for it."
export const inWeightUnit = ({ unit }: { unit: string }) => `In ${({ "LB": `pounds` } as Record<string, string>)[unit] ?? `kilograms`}.`
export const skuPerVariant = "Each variant has an SKU and a weight of its own, below."
export const brandIsCreated = "A brand of this name is made if there is none yet."
export const brandHint = "Choose one, or type a new name. Empty: none."
export const titleIsNeeded = "Enter a title."
export const infoSections = "Info sections"
export const sectionsHint = "None yet. Care, size and shipping are good ones."
export const addSection = "Add a section"
export const section = ({ at }: { at: string | number }) => `Section ${at}`
export const text = "Text"
export const htmlAsDescription = "HTML, as the description."
export const up = "Up"
export const down = "Down"
export const itIsFirstOneNow = "It is the first picture now."
export const takenAway = "Removed."
export const media = "Media"
export const fromAnotherProduct = "From another product …"
export const noPictureHint = "No pictures yet. Shoppers see an empty space."
export const pictureNote = "Focal points and alt texts belong to each picture on the platform and can’t be changed here."
export const orderInterrupted = "The order was changed only in part, and pictures are missing."
export const putPictureFirst = ({ number }: { number: string | number }) => `Put picture ${number} first?`
export const removePicture = ({ number }: { number: string | number }) => `Remove picture ${number}?`
export const makeMainImage = "Make main image"
export const firstPictureNote = "The platform can’t reorder pictures. The others are removed and added again after this one, and assigned to their choices again. For a moment shoppers see only this picture."
export const removePictureNote = "It is removed from this product and from its choices. The platform keeps the file."
export { callsLeft } from './product/callsLeft.ts'
export const nothingToShow = "Nothing to show"
export const main = "Main"
export const audio = "Audio"
export const document = "Document"
export const picture = "Picture"
export const unknownMedia = "Unknown media"
export const video = "Video"
export const archive = "Archive"
export const noAlternativeText = "No alternative text"
export const focalPoint = ({ x, y }: { x: string | number; y: string | number }) => `Focal point ${x}, ${y}`
export const noFocalPoint = "No focal point"
export const beforeAnyDiscount = "Before any discount."
export const whatOneCostsYou = "What one costs you."
export const madeFromNameWhenEmpty = "Leave empty to create it from the name."
export const createdNext = "Product created. Add photos and options next."
export const createFirst = "Add pictures, options, collections and texts after creating it."
export const toBeginWith = "To begin with"
export const nothingWasMade = "Nothing was created"
export const shownInShopAtOnce = "Show in the shop right away"
export const anotherUserChangedThisProduct = "Another user changed this product"
export const nothingOfYoursIsSentYet = "Your changes were not saved yet."
export const whatTheyChanged = "What they changed"
export const saveMineAllSame = "Save mine anyway"
export const dropMineKeepTheirs = "Discard mine, keep theirs"
export const option = ({ at }: { at: string | number }) => `Option ${at}`
export const size = "Size"
export const choicesAreColors = "Choices are colors"
export const addChoice = "Add a choice"
export const removeOption = "Remove the option"
export const colorOfChoice = ({ number }: { number: string | number }) => `Color of choice ${number}`
export const color = ({ number }: { number: string | number }) => `Color ${number}`
export const choice = ({ number }: { number: string | number }) => `Choice ${number}`
export const options = "Options"
export const variantsManaged = "Variants managed"
export const variantsOfTheirOwn = "Variants of their own"
export const noOptionsHint = "This product has no options, so there is nothing to choose. Add one, such as Size."
export const addOption = "Add an option"
export { theyMakeVariants } from './product/theyMakeVariants.ts'
export const managedVariants = "Variants have prices, costs, weights and SKUs of their own"
export const managedVariantsStay = "This stays on as long as there are options."
export { variantsAreLost } from './product/variantsAreLost.ts'
export const variantsDeleted = "Their prices, costs, weights, SKUs and stock are deleted for good."
export const theirStockIsDeletedForGood = "Their stock is deleted for good."
export const unit = ({ label }: { label: string | number }) => `${label}: unit`
export const pricePerUnit = "Price per unit"
export const howMuchIsInIt = "Contents"
export const pricedBy = "Priced by"
export const perUnitResult = ({ pricePerUnit }: { pricePerUnit: string | number }) => `${pricePerUnit}, as the platform calculates it.`
export const noneIsShownYet = "None is shown yet."
export const picturesOfOtherProducts = "Pictures of other products"
export const partOfProductsName = "Part of the product’s name"
export const noOtherProductIsCalledThat = "No other product has this name."
export const pictureOf = ({ at, name }: { at: string | number; name: string | number }) => `Picture ${at} of ${name}`
export const ofProductsTypeMoreOfName = ({ count, totalCount }: { count: string | number; totalCount: string | number }) => `${count} of ${totalCount} products: type more of the name.`
export const asPlatformWorksItOut = "As the platform calculates it"
export const shoppersPay = "Shoppers pay"
export const profit = "Profit"
export const discount = "Discount"
export const pricing = "Pricing"
export const variantPricesMove = "The price of each variant changes by the same amount."
export const inCurrency = ({ currency }: { currency: string | number }) => `In ${currency}.`
export const costHint = "What one costs you. Shoppers never see it."
export const percentOff = "Percent off"
export const amountOff = "Amount off"
export const estimate = "Estimate"
export const estimateBeforeItIsSaved = "Estimate, before it is saved"
export const productNotFound = "Product not found"
export const toAllProducts = "To all products"
export const partsOfProduct = "Parts of the product"
export const seeItInShop = "See it in the shop"
export const changed = ({ updatedAt }: { updatedAt: string | number }) => `Changed ${updatedAt}`
export const variants = "Variants"
export const searchEngines = "Search engines"
export const deleteAllOptions = "Delete all options …"
export const costOfVariants = "Not while variants have prices of their own: remove the options below and save."
export const deleteAllOptionsQuestion = "Delete all options?"
export const deleteOptions = "Delete options"
export const removeOptionsConsequence = "One product without choices is left. This can’t be undone."
export const resetAll = "Reset all …"
export const resetAllVariants = "Reset all variants?"
export const reset = "Reset"
export const resetConsequence = ({ price }: { price: string | number }) => `Every variant gets the product’s own price (${price}), cost, weight and SKU, and is shown. Stock stays. This can’t be undone.`
export const saveDetails = "Save details"
export const savePricing = "Save pricing"
export const saveOptions = "Save options"
export const saveMediaOfChoices = "Save media of choices"
export const saveCollections = "Save collections"
export const saveInfoSections = "Save info sections"
export const saveSearchEngines = "Save texts for search engines"
export const keywords = "Keywords"
export const atMostKeywords = ({ maxKeywords }: { maxKeywords: string | number }) => `At most ${maxKeywords} keywords.`
export const titleHint = ({ count }: { count: string | number }) => `${count} characters; search engines show about 60. Empty: the name.`
export const descriptionForSearchEngines = "Description for search engines"
export const descriptionHint = ({ count }: { count: string | number }) => `${count} characters; search engines show about 160.`
export const keywordsHint = "Separated by commas, at most 5."
export const asItMayBeFound = "As it may be found"
export const noDescription = "No description."
export const thereAreNoOtherTags = "There are no other tags."
export { leftUnchanged } from './product/leftUnchanged.ts'
export const allVariantsCostSame = "All variants cost the same."
export const tableOfVariants = "Table of variants"
export const variant = "Variant"
export const isShown = ({ name }: { name: string | number }) => `${name} is shown`
export const noVariants = "Without options there are no variants: price, cost, weight and SKU are those above."
export const allVariantsCostSameTitle = "All variants cost the same"
export const variantPricesOff = "Under Options, let variants have prices of their own to change them here."
export const variantsShown = ({ count, total }: { count: string | number; total: string | number }) => `${count} of ${total} variants. Stock is counted by the platform’s inventory.`
export const saveVariants = "Save variants"
export const atMost100Percent = "At most 100 percent."
export const notMoreThanPrice = "Not more than the price."
export const slugCharacters = "Use letters, digits and - . _ ~, starting with a letter or digit."
export const weightStays = "A weight can be changed but not removed. Enter 0 for none."
export const atMost2000Characters = "At most 2,000 characters."
export const urlInvalid = "Enter an address that starts with https:// or http://."
export const atLeastOneChoiceIsNeeded = "Add at least one choice."
export const atMostChoices = ({ maxChoices }: { maxChoices: string | number }) => `At most ${maxChoices} choices.`
export const wordIsNeeded = "Enter a text."
export const atMostCharacters = ({ longest }: { longest: string | number }) => `At most ${longest} characters.`
export const thisIsThereAlready = "This already exists."
export const colorInvalid = "A color such as #1f6f54."
export const atMostOptions = ({ maxOptions }: { maxOptions: string | number }) => `At most ${maxOptions} options.`
export const tooManyVariants = ({ count, maxVariants }: { count: string | number; maxVariants: string | number }) => `These options make ${count} variants. The maximum is ${maxVariants}.`
export const tooManyManagedVariants = ({ count, maxManagedVariants }: { count: string | number; maxManagedVariants: string | number }) => `These options make ${count} variants. The maximum for managed variants is ${maxManagedVariants}.`
export const costStays = "A cost can be changed but not removed. Enter 0 for none."
export const amountStays = "It can be changed but not removed."
export const bothUnitsHaveToMeasureSame = "Both units must measure the same quantity."
export const amountTooSmall = "At least 0.01."
export const pricedByUnits = ({ totalQuantity, totalUnit, baseQuantity, baseUnit }: { totalQuantity: string | number; totalUnit: string | number; baseQuantity: string | number; baseUnit: string | number }) => `${totalQuantity} ${totalUnit}, priced by ${baseQuantity} ${baseUnit}`
export const per = ({ totalQuantity, totalUnit, baseQuantity, baseUnit }: { totalQuantity: string | number; totalUnit: string | number; baseQuantity: string | number; baseUnit: string | number }) => `${totalQuantity} ${totalUnit}, per ${baseQuantity} ${baseUnit}`
export const hiddenParts = "Variants, or what is not shown here"
export const notSame = ({ text }: { text: string | number }) => `${text}, not the same`
export const atMost40Characters = "At most 40 characters."
export const inShop = "in the shop"
export const kindNote = ({ kind }: { kind: string | number }) => `Type: ${kind}. The platform can’t change it.`
export const physicalKind = "physical"
export const nameHint = "1 to 80 characters."
export const renamedChoiceNote = "A renamed choice counts as a new one."
export const pageIsHidden = ({ page }: { page: string | number }) => `${page} says that this product doesn’t exist.`
export const variantsNotRead = "The variants could not be read."
export const putPictureFirstNumbered = ({ number }: { number: string | number }) => `Put picture ${number} first`
export const removePictureNumbered = ({ number }: { number: string | number }) => `Remove picture ${number}`
export const removeChoiceOf = ({ place, name }: { place: string | number; name: string | number }) => `Remove choice ${place} of ${name}`
export const optionUp = ({ at }: { at: string | number }) => `Option ${at} up`
export const removeOptionNumbered = ({ at }: { at: string | number }) => `Remove option ${at}`
export const optionNumbered = ({ at }: { at: string | number }) => `option ${at}`
