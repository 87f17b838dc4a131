// Generated from languages/en/web.json.
export const everythingInShopMadeBy = ({ name }: { name: string | number }) => `Everything in the shop made by ${name}.`
export const brandNotFound = "Brand not found"
export const ourBrands = "Our brands"
export const noBrandsYet = "No brands yet"
export const moreBrands = "More brands"
export const collectionsIntro = "Everything in the shop, sorted by collection."
export const noCollectionsYet = "No collections yet"
export const browseAllCollections = "Browse all collections"
export const startWith = ({ name }: { name: string | number }) => `Start with ${name}`
export const findYourWayAround = "Find your way around"
export const newOnShelves = "New arrivals"
export const brandStory = ({ name }: { name: string | number }) => `About ${name}`
export const ourStory = "Our story"
export const featured = "Worth a look"
export const brandOfWeek = "Brand of the week"
export const meetBrand = ({ name }: { name: string | number }) => `Meet ${name}`
export const brandsOf = ({ name }: { name: string | number }) => `The brands at ${name}.`
export const collectionOf = ({ name, shop }: { name: string | number; shop: string | number }) => `${name} at ${shop}.`
