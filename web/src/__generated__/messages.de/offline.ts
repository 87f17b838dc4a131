// Generated from languages/de/web.json.
export const offline = "Du bist offline. Du siehst, was vorher geladen wurde."
export const offlineInCart = "Du bist offline. Änderungen am Warenkorb werden auf diesem Gerät gespeichert und gesendet, sobald du wieder online bist."
export const offlineSince = ({ moment }: { moment: string | number }) => `Du bist offline. Diese Seite ist vom ${moment}.`
export const fromEarlier = ({ moment }: { moment: string | number }) => `Der Shop hat nicht rechtzeitig geantwortet. Diese Seite ist vom ${moment}.`
export const youAreOffline = "Du bist offline"
export const notOnDevice = "Diese Seite ist nicht auf deinem Gerät. Sie lädt, sobald du wieder verbunden bist."
export const pagesOnDevice = "Seiten, die du jetzt öffnen kannst"
export const needsConnection = "Dafür brauchst du eine Verbindung. Es wurde nichts gesendet, deine Eingaben sind noch da."
export const choicesNeedConnection = "Du bist offline. Die Auswahl lädt, sobald du wieder verbunden bist."
