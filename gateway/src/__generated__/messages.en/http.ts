// Generated from gateway/messages/en.json.
export const thisRequestCannotBeAnswered = "This request can’t be handled."
export const thereIsNothingHere = "Not found."
export const oneMoment = "One moment …"
export const thisFormIsNotOurs = "This form was not sent by a page of this shop."
export const useGetOrPost = "Use GET or POST."
export const acceptJson = "Accept JSON."
export const unknownApiKey = "Unknown API key."
export const sendOneJsonObject = "Send one JSON object."
export const signingYouIn = "Signing you in …"
export const missingClientHeader = ({ clientHeader }: { clientHeader: string | number }) => `Not from a page of this shop (CSRF protection): send \`${clientHeader}\` with the shop’s own \`Origin\`, or an accepted app key as \`Authorization: Bearer <app key>\`; a page on another origin needs a key with that origin.`
export const notYet = "Not yet"
export const notFound = "Not found"
export const mayNotRegister = "This key may not register documents. It needs the scope documents:send, and no page of another site may use it for this."
export const manifestInSettings = "The documents of this app are named in the settings."
export const registerWithKey = "Send the app key as `Authorization: Bearer <app key>`."
export const hashOfOtherText = "This is not the hash of its text."
export const notAManifest = ({ mostDocuments }: { mostDocuments: string | number }) => `Send a manifest of at most ${mostDocuments} documents: each text under sha256: and its hash.`
