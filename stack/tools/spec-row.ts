// One call of spec §7, as the lists of calls write it.

/** `table` is the entry of the call table; absent while the call is not implemented. */
export type SpecCall = {
  section: string
  method: string
  path: string
  table?: `${string}.${string}`
  graphql?: string
  screen?: string
}

export type Row = [
  method: string,
  path: string,
  table?: SpecCall['table'],
  graphql?: string,
  screen?: string,
]
