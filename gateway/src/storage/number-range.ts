// A range of numbered rows: what a page of a stored list reads.

/**
 * Which rows to read. Both bounds are exclusive. `isReversed` reads from the other end of the list: of a list that is
 * shown newest first the oldest rows, starting above `above`.
 */
export type NumberRange = {
  limit: number
  below?: number | undefined
  above?: number | undefined
  isReversed?: boolean | undefined
}

/** The order a list is shown in, by the number of its rows. */
export type ListOrder = 'ASC' | 'DESC'

/** Returns the SQL conditions of a range over a column, with their values. */
export function rangeConditions(
  column: string,
  { below, above }: Pick<NumberRange, 'below' | 'above'>,
) {
  return [
    ...(below === undefined ? [] : [{ sql: `${column} < ?`, values: [below] }]),
    ...(above === undefined ? [] : [{ sql: `${column} > ?`, values: [above] }]),
  ]
}

/** Returns the SQL direction in which a range of a list in this order is read. */
export const directionOf = ({ isReversed }: NumberRange, order: ListOrder = 'DESC'): ListOrder =>
  Boolean(isReversed) === (order === 'DESC') ? 'ASC' : 'DESC'
