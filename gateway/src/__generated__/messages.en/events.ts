// Generated from languages/en/gateway.json.
export const contentErased = "Its content was erased."
export const tooOld = ({ date }: { date: string | number }) => `It is too old: from ${date}.`
export const unknownType = "This gateway does not know events of this type."
export const otherShape = ({ paths }: { paths: string | number }) => `It does not have the expected shape: ${paths}.`
export const otherSigner = "The signature is not the platform’s."
export const notSigned = "This is not a signed event."
export const otherSite = "This event is for another site."
export const noEvent = "The token contains no event."
export const everything = "everything"
