// Generated from languages/de/emulator.json.
export const yourCode = ({ shop }: { shop: string | number }) => `Dein Code für ${shop}`
export const yourAccount = ({ shop }: { shop: string | number }) => `Dein Konto bei ${shop}`
export const welcome = ({ shop }: { shop: string | number }) => `Willkommen bei ${shop}`
export const yourOrder = ({ number, shop }: { number: string | number; shop: string | number }) => `Deine Bestellung ${number} bei ${shop}`
export const isBack = ({ item }: { item: string | number }) => `Wieder verfügbar: ${item}`
