/** Returns whether a line of a cart can no longer be ordered, by the status of its availability. */
export const isGone = (status: string | undefined): boolean =>
  status === 'NOT_AVAILABLE' || status === 'NOT_FOUND'
