// Generated from languages/de/emulator.json.
export const cookiesAreNeeded = "Cookies sind nötig"
export const allowCookies = "Dein Browser blockiert hier Cookies. Lass sie zu und melde dich noch einmal an."
export const signIn = "Anmelden"
export const becomeMember = "Konto erstellen"
export const forgotPassword = "Passwort vergessen?"
export const checkYourEmail = "Sieh in dein Postfach"
export const oneMoreStep = "Noch ein Schritt"
export const nearlyThere = "Fast geschafft"
export const goOnAsVisitor = "Als Gast fortfahren"
export { newHere } from './signIn/newHere.ts'
export const nameShownToOthers = "Name, den andere sehen"
export const signInByCode = "Mit einem Code per E-Mail anmelden"
export const signInWithPassword = "Mit Passwort anmelden"
export const byCodeIntro = "Wir schicken dir einen sechsstelligen Code. Du brauchst kein Passwort."
export const sendCode = "Code senden"
export const codeMaybeSent = "Wenn es zu dieser Adresse ein Konto gibt, ist ein Code unterwegs. Er gilt fünfzehn Minuten."
export { beenHereBefore } from './signIn/beenHereBefore.ts'
export const forgotIntro = "Wir schicken dir einen Link, mit dem du ein neues wählen kannst."
export const sendLink = "Link senden"
export const backToSigningIn = "Zurück zur Anmeldung"
export const codeSent = "Wir haben dir einen sechsstelligen Code geschickt. Er gilt fünfzehn Minuten."
export const newCodeSent = "Ein neuer Code ist unterwegs."
export const confirm = "Bestätigen"
export const sendItAgain = "Erneut senden"
export const codeToPhone = "Wir haben einen Code an dein Handy geschickt."
export const codeToPhoneHint = ({ hint }: { hint: string | number }) => `Wir haben einen Code an dein Handy geschickt (${hint}).`
export const calling = "Wir rufen dich an und lesen dir einen Code vor."
export const callingHint = ({ hint }: { hint: string | number }) => `Wir rufen dich an und lesen dir einen Code vor (${hint}).`
export const codeToMailbox = "Wir haben einen Code an dein Postfach geschickt."
export const codeToMailboxHint = ({ hint }: { hint: string | number }) => `Wir haben einen Code an dein Postfach geschickt (${hint}).`
export const authenticatorCode = "Gib den Code deiner Authenticator-App ein."
export const approveOnPhone = "Bestätige die Anmeldung auf deinem Handy, dann geht es weiter."
export const goOn = "Weiter"
export const waitingIntro = "Der Shop prüft jedes neue Mitglied. Wir schreiben dir eine E-Mail, sobald dein Konto freigeschaltet ist."
export const linkSent = "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs."
export const newPassword = "Neues Passwort"
export const savePassword = "Passwort speichern"
export const passwordChanged = "Passwort geändert"
export const passwordIsChanged = "Dein Passwort ist geändert"
export const passwordRefused = ({ reason }: { reason: string | number }) => `Das Passwort wurde nicht angenommen: ${reason}`
export const emailRefused = ({ reason }: { reason: string | number }) => `Die E-Mail-Adresse wurde nicht angenommen: ${reason}`
export const inputRefused = ({ reason }: { reason: string | number }) => `Die Eingabe wurde nicht angenommen: ${reason}`
