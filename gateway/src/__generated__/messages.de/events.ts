// Generated from languages/de/gateway.json.
export const contentErased = "Der Inhalt wurde gelöscht."
export const tooOld = ({ date }: { date: string | number }) => `Es ist zu alt: vom ${date}.`
export const unknownType = "Dieses Gateway kennt Ereignisse dieses Typs nicht."
export const otherShape = ({ paths }: { paths: string | number }) => `Es hat nicht die erwartete Form: ${paths}.`
export const otherSigner = "Die Signatur ist nicht die der Plattform."
export const notSigned = "Das ist kein signiertes Ereignis."
export const otherSite = "Dieses Ereignis ist für eine andere Website."
export const noEvent = "Das Token enthält kein Ereignis."
export const everything = "alles"
