// Generated from languages/en/gateway.json.
export const thisEventIsNoDeadLetter = "This event is not a dead letter."
export const eventErased = "The content of this event was erased, so it can’t be handled."
export const eventUnreadable = "This event cannot be read by this version of the gateway."
export const changeUnconfirmed = "The change could not be confirmed. Check the current values before you try again."
export const invisibleCharacters = "This contains invisible characters."
export const mustBePathOfThisShop = "must be a path of this shop"
export const tooManyMails = ({ seconds }: { seconds: string | number }) => `Too many emails at once. Try again in ${seconds} seconds.`
export const pictureSize = ({ maxSide }: { maxSide: string | number }) => `A picture must be 1 to ${maxSide} pixels wide and high.`
export const oneDeleteAtATime = "You can delete one at a time. Nothing else of this request was deleted."
export const tooManyTexts = ({ mostTexts }: { mostTexts: string | number }) => `A request can have at most ${mostTexts} different search texts.`
export const tooManyAttempts = ({ seconds }: { seconds: string | number }) => `Too many attempts. Try again in ${seconds} seconds.`
export const daysOfVitals = "Choose 1 to 365 days."
export const maxAgeOfHealth = "Choose 10 to 86,400 seconds."
