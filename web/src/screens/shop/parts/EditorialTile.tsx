import { useQuery } from 'urql'
import { paths } from '../../../lib/paths.ts'
import type { ScreenRequest } from '../../../lib/screen.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './EditorialTile.module.css'
import { editorialDocument, editorialOf, type List } from './editorial.ts'

export { loadEditorial } from './editorial.ts'

export type EditorialTileProps = { list: List; request: Pick<ScreenRequest, 'search'> }

/** A brand among its products: its picture, or else a scene with a product, and what the shop writes about it. Nothing for a short or narrowed list. */
export function EditorialTile({ list, request }: EditorialTileProps) {
  const editorial = editorialOf(list, request)
  const [{ data }] = useQuery({
    query: editorialDocument,
    variables: { slug: editorial?.slug ?? '' },
    pause: !editorial,
  })
  const { slug = '', name, story } = data?.brand ?? {}
  if (!editorial || !story?.intro) return null
  return (
    <li className={styles[editorial.shape]}>
      <div className={styles.tile}>
        <div className={styles.frame}>
          <Picture
            image={story.image ?? editorial.image}
            widths={[480, 720, 960, 1280]}
            ratio={0.8}
            sizes="(min-width: 1416px) 680px, (min-width: 640px) 62vw, 92vw"
            isDecoration
          />
        </div>
        <div className={styles.words}>
          <h2>
            <a href={paths.brand(slug)}>{name}</a>
          </h2>
          {story.place && <p className={styles.place}>{story.place}</p>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway makes it from Markdown without HTML */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: story.intro }} />
        </div>
      </div>
    </li>
  )
}
