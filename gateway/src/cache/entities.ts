// Entities of cached lists: what one list has read serves the next list and the page of an entity.
import { createBoundedEntries } from './bounded-entries.ts'
import type { CacheTag } from './cache-tags.ts'
import type { CachedResponse } from './shared-read.ts'

type Options<Entity> = {
  /** Most bytes of all entities, as they were sent. Lists that are cached hold the same objects. */
  maxBytes: number
  /** The other unique text by which an entity is looked up. */
  otherKey: (entity: Entity) => string
  /** Whether the content of an entity may have changed; all of them are removed where this is true without one. */
  isChanged: (tags: ReadonlySet<CacheTag>, entity?: Entity) => boolean
}

/** The text itself without a currency, which is the rule: ten thousand keys would take a megabyte. */
const keyOf = (text: string, currency?: string) => (currency ? `${currency}\n${text}` : text)

/** Creates an empty store. */
export function createEntities<Entity extends { readonly id: string }>({
  maxBytes,
  otherKey,
  isChanged,
}: Options<Entity>) {
  const byId = createBoundedEntries<Entity>({ maxBytes })
  const byOther = createBoundedEntries<Entity>({ maxBytes })
  const both = [byId, byOther]
  const clear = () => both.forEach((entries) => void entries.clear())
  return {
    /** Adds the entities of a list; one that is there already is replaced. */
    add(list: readonly Entity[], { currency, bytes, ms }: CachedResponse): void {
      for (const entity of list) {
        const cost = { bytes: bytes / list.length, ms }
        byId.add(keyOf(entity.id, currency), entity, cost)
        byOther.add(keyOf(otherKey(entity), currency), entity, cost)
      }
    },
    byId: (id: string, currency?: string): Entity | undefined => byId.find(keyOf(id, currency)),
    byOther: (text: string, currency?: string): Entity | undefined =>
      byOther.find(keyOf(text, currency)),
    /** Returns all entities in the order of their ids; undefined when one is missing. */
    byIds(ids: readonly string[], currency?: string): readonly Entity[] | undefined {
      const found: Entity[] = []
      for (const id of ids) {
        const entity = byId.find(keyOf(id, currency))
        if (!entity) return undefined
        found.push(entity)
      }
      return found
    },
    /** Removes the entities whose content a change may concern. */
    invalidate(tags: readonly CacheTag[]): void {
      const changed = new Set(tags)
      if (isChanged(changed)) clear()
      for (const entries of both) entries.removeWhere((entity) => isChanged(changed, entity))
    },
    clear,
  }
}
