// Generated from languages/de/gateway.json.
export const schema = "Schema"
export const playground = "GraphiQL"
export const searchLabel = "Namen und Beschreibungen durchsuchen"
export const searchAction = "Suchen"
export { found } from './schema/found.ts'
export const firstResults = ({ most }: { most: string | number }) => `Die ersten ${most} werden angezeigt.`
export const lead = "Was das Gateway beantwortet, ausgegeben aus dem Schema, mit dem es läuft."
export const operations = "Operationen"
export const objects = "Objekte"
export const interfaces = "Interfaces"
export const unions = "Unions"
export const inputs = "Eingaben"
export const enums = "Enums"
export const scalars = "Skalare"
export const directives = "Direktiven"
export const fields = "Felder"
export const values = "Werte"
export const implementedTypes = "Implementiert"
export const possibleTypes = "Mögliche Typen"
export const exactlyOneField = "Genau eines der Felder wird angegeben."
export const deprecated = ({ reason }: { reason: string | number }) => `Veraltet: ${reason}`
export const anyCaller = "alle"
export const members = "Mitglieder"
export const owners = "Inhaber"
export const contributors = "Mitwirkende"
export const anyApp = "Apps mit beliebigem Schlüssel"
export const appsWith = ({ scope }: { scope: string | number }) => `Apps mit dem Scope ${scope}`
export const visitors = "Gäste"
export const usedBy = ({ callers }: { callers: string | number }) => `Wer: ${callers}`
export const right = ({ right }: { right: string | number }) => `Recht ${right}`
export const cost = ({ own }: { own: string | number }) => `Kosten: ${own}`
export const nullWithErrorOnly = "Null nur bei einem Fehler"
export const costOfRows = ({ own, rows }: { own: string | number; rows: string | number }) => `Kosten: ${own}, dazu ${rows}-mal die Kosten der Felder`
export const costOfPage = ({ own, usual, most }: { own: string | number; usual: string | number; most: string | number }) => `Kosten: ${own}, dazu die Kosten der Felder für jede Zeile der Seite: ${usual} Zeilen, wenn first nichts anderes sagt, höchstens ${most}`
export const example = ({ name }: { name: string | number }) => `Beispiel: ${name}`
export const noSuchType = "Diesen Typ gibt es nicht"
export const noSuchTypeHint = "Das Schema hat keinen Typ mit diesem Namen. Such danach."
