// Generated from gateway/messages/en.json.
export const thisEventIsNoDeadLetter = "This event is no dead letter."
export const eventErased = "What this event said was erased: there is nothing left to handle."
export const eventUnreadable = "This event cannot be read by this version of the gateway."
export const changeUnconfirmed = "The change could not be confirmed. Check the current values before you try again."
export const invisibleCharacters = "This has characters that cannot be seen."
export const mustBePathOfThisShop = "must be a path of this shop"
export const tooManyMails = ({ seconds }: { seconds: string | number }) => `Those were too many at once. Try again in ${seconds} seconds.`
export const pictureSize = ({ maxSide }: { maxSide: string | number }) => `A picture is 1 to ${maxSide} pixels wide and high.`
export const oneDeleteAtATime = "You may delete one at a time. Nothing more of this request was deleted."
export const tooManyTexts = ({ mostTexts }: { mostTexts: string | number }) => `At most ${mostTexts} different texts at once, please.`
export const tooManyAttempts = ({ seconds }: { seconds: string | number }) => `Too many attempts. Try again in ${seconds} seconds.`
