import * as messages from '../__generated__/messages/common.ts'

/** Text of a switch. */
export const yesNo = (value: boolean): string => (value ? messages.on : messages.off)

/** Text of whether shoppers see something. */
export const shownOrHidden = (value: boolean): string =>
  value ? messages.isShown : messages.isHidden
