// Generated from languages/en/web.json.
export const everythingInShopMadeBy = ({ name }: { name: string | number }) => `Everything in the shop made by ${name}.`
export const brandNotFound = "Brand not found"
export const workshopsBehindEverythingInShop = "The workshops behind everything in the shop."
export const ourBrands = "Our brands"
export const brandsIntro = "Workshops we buy from, and have drunk tea with."
export const noBrandsYet = "No brands yet"
export const moreBrands = "More brands"
export const brandsStripIntro = "Everything here comes from a workshop with a name on its door."
export const collectionsIntro = "Each shelf of the shop, and how much is on it."
export const noCollectionsYet = "No collections yet"
export const objectsForSlowDays = "Objects for slow days"
export const heroText = "Lamps to read by, stoneware for the second cup, linen that gets better with washing. Made in small numbers by people we can name."
export const browseAllCollections = "Browse all collections"
export const startWith = ({ name }: { name: string | number }) => `Start with ${name}`
export const findYourWayAround = "Find your way around"
export const newOnShelves = "New on the shelves"
export const brandStory = ({ name }: { name: string | number }) => `About ${name}`
export const ourStory = "Our story"
export const featured = "Worth a slow look"
export const brandOfWeek = "Brand of the week"
export const meetBrand = ({ name }: { name: string | number }) => `Meet ${name}`
