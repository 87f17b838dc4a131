// Holds the rows of one kind in memory and records changes since the last commit, so that the changes of a
// request are written or rolled back together.

export type Row = { readonly id: string }

type Keys<T> = Readonly<Record<string, (row: T) => string | undefined>>

/** A changed row and its previous value; `undefined` means that there is or was none. */
export type Change<T extends Row = Row> = { id: string; before: T | undefined; row: T | undefined }

export class Collection<T extends Row> {
  readonly name: string
  readonly #keys: Keys<T>
  readonly #rows = new Map<string, T>()
  readonly #index = new Map<string, Map<string, Set<string>>>()
  readonly #before = new Map<string, T | undefined>()
  #all: readonly T[] | undefined

  constructor(name: string, keys: Keys<T> = {}) {
    this.name = name
    this.#keys = keys
    for (const key of Object.keys(keys)) this.#index.set(key, new Map())
  }

  get size(): number {
    return this.#rows.size
  }

  get(id: string): T | undefined {
    return this.#rows.get(id)
  }

  /** Returns all rows in the order of their first write. */
  all(): readonly T[] {
    this.#all ??= [...this.#rows.values()]
    return this.#all
  }

  /** Returns the rows whose key has this value. */
  by(key: string, value: string): T[] {
    const ids = this.#index.get(key)?.get(value) ?? new Set()
    return [...ids].flatMap((id) => this.#rows.get(id) ?? [])
  }

  put(row: T): T {
    this.#remember(row.id)
    this.#set(row.id, row)
    return row
  }

  delete(id: string): void {
    if (!this.#rows.has(id)) return
    this.#remember(id)
    this.#set(id, undefined)
  }

  /** Loads rows without recording a change: the seed, or rows read from the file. */
  load(rows: Iterable<T>): void {
    for (const row of rows) this.#set(row.id, row)
  }

  unload(id: string): void {
    this.#set(id, undefined)
  }

  clear(): void {
    this.#rows.clear()
    this.#before.clear()
    this.#all = undefined
    for (const index of this.#index.values()) index.clear()
  }

  changes(): Change<T>[] {
    return [...this.#before].map(([id, before]) => ({ id, before, row: this.#rows.get(id) }))
  }

  commit(): void {
    this.#before.clear()
  }

  rollback(): void {
    for (const [id, row] of this.#before) this.#set(id, row)
    this.#before.clear()
  }

  #remember(id: string): void {
    if (!this.#before.has(id)) this.#before.set(id, this.#rows.get(id))
  }

  #set(id: string, row: T | undefined): void {
    const old = this.#rows.get(id)
    if (old) this.#reindex(old, false)
    if (row) this.#rows.set(id, row)
    else this.#rows.delete(id)
    if (row) this.#reindex(row, true)
    this.#all = undefined
  }

  #reindex(row: T, present: boolean): void {
    for (const [key, read] of Object.entries(this.#keys)) {
      const value = read(row)
      if (value === undefined) continue
      const index = this.#index.get(key)
      const ids = index?.get(value) ?? new Set<string>()
      if (present) ids.add(row.id)
      else ids.delete(row.id)
      if (ids.size > 0) index?.set(value, ids)
      else index?.delete(value)
    }
  }
}
