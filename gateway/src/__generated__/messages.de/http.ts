// Generated from gateway/messages/de.json.
export const thisRequestCannotBeAnswered = "Diese Anfrage kann nicht verarbeitet werden."
export const thereIsNothingHere = "Nicht gefunden."
export const oneMoment = "Einen Moment …"
export const thisFormIsNotOurs = "Dieses Formular wurde nicht von einer Seite dieses Shops gesendet."
export const useGetOrPost = "Verwende GET oder POST."
export const acceptJson = "Akzeptiere JSON."
export const unknownApiKey = "Unbekannter API-Schlüssel."
export const sendOneJsonObject = "Sende ein JSON-Objekt."
export const signingYouIn = "Du wirst angemeldet …"
export const missingClientHeader = ({ clientHeader }: { clientHeader: string | number }) => `Nicht von einer Seite dieses Shops (CSRF-Schutz): Sende \`${clientHeader}\` mit dem eigenen \`Origin\` des Shops oder einen angenommenen App-Schlüssel als \`Authorization: Bearer <App-Schlüssel>\`; eine Seite mit einem anderen Origin braucht einen Schlüssel mit diesem Origin.`
export const notYet = "Noch nicht"
export const notFound = "Nicht gefunden"
export const mayNotRegister = "Dieser Schlüssel darf keine Dokumente registrieren. Er braucht den Scope documents:send, und eine Seite einer anderen Website darf ihn dafür nicht verwenden."
export const manifestInSettings = "Die Dokumente dieser App sind in den Einstellungen genannt."
export const registerWithKey = "Sende den App-Schlüssel als `Authorization: Bearer <App-Schlüssel>`."
export const hashOfOtherText = "Das ist nicht der Hash des zugehörigen Textes."
export const notAManifest = ({ mostDocuments }: { mostDocuments: string | number }) => `Sende ein Manifest mit höchstens ${mostDocuments} Dokumenten: jeden Text unter sha256: und seinem Hash.`
