// Generated from languages/de/web.json.
export const everythingInShopMadeBy = ({ name }: { name: string | number }) => `Alles im Shop von ${name}.`
export const brandNotFound = "Marke nicht gefunden"
export const workshopsBehindEverythingInShop = "Die Werkstätten hinter allem, was es im Shop gibt."
export const ourBrands = "Unsere Marken"
export const brandsIntro = "Werkstätten, bei denen wir einkaufen und schon Tee getrunken haben."
export const noBrandsYet = "Noch keine Marken"
export const moreBrands = "Weitere Marken"
export const brandsStripIntro = "Alles hier kommt aus einer Werkstatt mit einem Namen an der Tür."
export const collectionsIntro = "Alle Regale des Shops, und wie viel darin steht."
export const noCollectionsYet = "Noch keine Kollektionen"
export const objectsForSlowDays = "Dinge für langsame Tage"
export const heroText = "Lampen zum Lesen, Steinzeug für die zweite Tasse, Leinen, das mit jeder Wäsche schöner wird. In kleinen Stückzahlen gemacht, von Menschen, deren Namen wir kennen."
export const browseAllCollections = "Alle Kollektionen entdecken"
export const startWith = ({ name }: { name: string | number }) => `Mit ${name} anfangen`
export const findYourWayAround = "Finde dich zurecht"
export const newOnShelves = "Neu im Regal"
export const brandStory = ({ name }: { name: string | number }) => `Über ${name}`
export const ourStory = "Unsere Geschichte"
export const featured = "Einen langsamen Blick wert"
export const brandOfWeek = "Marke der Woche"
export const meetBrand = ({ name }: { name: string | number }) => `${name} kennenlernen`
