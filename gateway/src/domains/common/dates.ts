type Dated = { createdDate?: string | null; updatedDate?: string | null }

/** Returns the moments of an entity under the names of the schema. docs/decisions/043-one-name-for-one-thing.md */
export const datesOf = ({ createdDate, updatedDate }: Dated) => ({
  createdAt: createdDate,
  updatedAt: updatedDate,
})
