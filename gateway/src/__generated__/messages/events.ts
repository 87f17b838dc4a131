// Generated from gateway/messages/en.json.
export const contentErased = "Its content was erased."
export const tooOld = ({ date }: { date: string | number }) => `It is of ${date}.`
export const unknownType = "This gateway does not know events of this type."
export const otherShape = ({ paths }: { paths: string | number }) => `Not of the shape it should have: ${paths}.`
export const otherSigner = "The signature is not the platform’s."
export const notSigned = "This is not a signed event."
export const otherSite = "This event is for another site."
export const noEvent = "The token holds no event."
export const everything = "everything"
