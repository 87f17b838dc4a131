// A picture or a video as change events of the catalog carry it, in the form of this gateway.
// docs/contract/catalog-events.md §5.
import type { MediaItemType } from '../../__generated__/schema-types.ts'
import type { Image, Video } from '../catalog/media.ts'

/**
 * A picture or a video of a product, a variant or a choice: `image` or `video` is set.
 * `alt` says what it shows, `displayName` is a name for staff. `url` is the address of the file itself.
 */
export type SnapshotMedia = {
  readonly id: string | null
  readonly url: string | null
  readonly image: Image | null
  readonly thumbnail: Image | null
  readonly video: Video | null
  readonly alt: string | null
  readonly displayName: string | null
  readonly type: MediaItemType | null
}
