// Generated from languages/de/gateway.json.
export const thisEventIsNoDeadLetter = "Dieses Ereignis ist nicht unzustellbar."
export const eventErased = "Der Inhalt dieses Ereignisses wurde gelöscht, deshalb kann es nicht verarbeitet werden."
export const eventUnreadable = "Diese Version des Gateways kann dieses Ereignis nicht lesen."
export const changeUnconfirmed = "Die Änderung konnte nicht bestätigt werden. Prüfe die aktuellen Werte, bevor du es noch einmal versuchst."
export const invisibleCharacters = "Das enthält unsichtbare Zeichen."
export const mustBePathOfThisShop = "muss ein Pfad dieses Shops sein"
export const tooManyMails = ({ seconds }: { seconds: string | number }) => `Zu viele E-Mails auf einmal. Versuch es in ${seconds} Sekunden noch einmal.`
export const pictureSize = ({ maxSide }: { maxSide: string | number }) => `Ein Bild muss 1 bis ${maxSide} Pixel breit und hoch sein.`
export const oneDeleteAtATime = "Du kannst nur eins auf einmal löschen. Sonst wurde mit dieser Anfrage nichts gelöscht."
export const tooManyTexts = ({ mostTexts }: { mostTexts: string | number }) => `Eine Anfrage kann höchstens ${mostTexts} verschiedene Suchtexte haben.`
export const tooManyAttempts = ({ seconds }: { seconds: string | number }) => `Zu viele Versuche. Versuch es in ${seconds} Sekunden noch einmal.`
export const daysOfVitals = "Wähle 1 bis 365 Tage."
export const maxAgeOfHealth = "Wähle 10 bis 86.400 Sekunden."
