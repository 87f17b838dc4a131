// Generated from languages/de/gateway.json.
export const platformDidNotSay = "Die Plattform hat keinen Grund genannt."
export const sentWithoutAnswer = "Es wurde gesendet, aber es kam keine Antwort. Prüfe, ob die Änderung vorgenommen wurde."
export const platformSilent = "Die Plattform antwortet nicht. Setze den Auftrag fort, wenn sie es wieder tut."
export const tooManyJobs = "Drei deiner Aufträge laufen schon. Warte, bis einer fertig ist."
export const thereIsNothingLeftToTake = "Es gibt nichts mehr rückgängig zu machen."
export const nothingIsKnownOfIt = "Die vorherigen Werte sind nicht bekannt."
export const itIsNotThereAnyMore = "Das gibt es nicht mehr."
export const invitedByMail = "Es wurde eine Einladung per E-Mail verschickt, deshalb muss dieses Mitglied einzeln gelöscht werden."
export const itWasDeleted = "Es wurde gelöscht."
export const notRevertible = "Die Plattform kann das nicht wiederherstellen."
export const earlierRefused = "Eine frühere Änderung wurde abgelehnt, deshalb bleibt diese bestehen. Behebe zuerst das Problem und versuch es dann noch einmal."
export const mergeTargetGone = "Die Marke, mit der sie zusammengeführt wurde, gibt es nicht mehr, deshalb bleibt diese bestehen."
export { usedByNow } from './jobs/usedByNow.ts'
