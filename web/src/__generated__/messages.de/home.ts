// Generated from languages/de/web.json.
export const everythingInShopMadeBy = ({ name }: { name: string | number }) => `Alles im Shop von ${name}.`
export const brandNotFound = "Marke nicht gefunden"
export const ourBrands = "Unsere Marken"
export const noBrandsYet = "Noch keine Marken"
export const moreBrands = "Weitere Marken"
export const collectionsIntro = "Alles im Shop, nach Kollektionen sortiert."
export const noCollectionsYet = "Noch keine Kollektionen"
export const browseAllCollections = "Alle Kollektionen entdecken"
export const startWith = ({ name }: { name: string | number }) => `Mit ${name} anfangen`
export const findYourWayAround = "Finde dich zurecht"
export const newOnShelves = "Neu eingetroffen"
export const brandStory = ({ name }: { name: string | number }) => `Über ${name}`
export const ourStory = "Unsere Geschichte"
export const featured = "Einen Blick wert"
export const brandOfWeek = "Marke der Woche"
export const meetBrand = ({ name }: { name: string | number }) => `${name} kennenlernen`
export const brandsOf = ({ name }: { name: string | number }) => `Die Marken bei ${name}.`
export const collectionOf = ({ name, shop }: { name: string | number; shop: string | number }) => `${name} bei ${shop}.`
