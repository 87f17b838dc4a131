// Generated from languages/de/gateway.json.
export const contact = "Kontakt"
export const howToReach = ({ name }: { name: string | number }) => `So erreichst du ${name}.`
export const email = "E-Mail:"
export const phone = "Telefon:"
