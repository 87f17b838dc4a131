// Generated from languages/en/emulator.json.
export const yourCode = ({ shop }: { shop: string | number }) => `Your code for ${shop}`
export const yourAccount = ({ shop }: { shop: string | number }) => `Your account at ${shop}`
export const welcome = ({ shop }: { shop: string | number }) => `Welcome to ${shop}`
export const yourOrder = ({ number, shop }: { number: string | number; shop: string | number }) => `Your order ${number} at ${shop}`
export const isBack = ({ item }: { item: string | number }) => `${item} is back`
