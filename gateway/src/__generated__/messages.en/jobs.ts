// Generated from languages/en/gateway.json.
export const platformDidNotSay = "The platform gave no reason."
export const sentWithoutAnswer = "It was sent, but no response came. Check whether the change was made."
export const platformSilent = "The platform is not responding. Resume the job when it does."
export const tooManyJobs = "Three of your jobs are already running. Wait for one to finish."
export const thereIsNothingLeftToTake = "Nothing is left to revert."
export const nothingIsKnownOfIt = "Its previous values are unknown."
export const itIsNotThereAnyMore = "It no longer exists."
export const invitedByMail = "An invitation was emailed, so this member must be deleted individually."
export const itWasDeleted = "It was deleted."
export const notRevertible = "The platform can’t restore this."
export const earlierRefused = "An earlier change was refused, so this one stays. Fix that first, then try again."
export const mergeTargetGone = "The brand it was merged into no longer exists, so this one stays."
export { usedByNow } from './jobs/usedByNow.ts'
