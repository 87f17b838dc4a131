import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Label } from '../../ui/Label.tsx'
import { Muted, MutedText } from '../../ui/Muted.tsx'
import { Row } from '../../ui/Row.tsx'
import styles from './Media.module.css'

const MediaTile_item = graphql(`
  fragment MediaTile_item on MediaItem {
    type
    title
    image { url alt focalPoint { x y } }
    thumbnail { url alt }
  }
`)

type Props = {
  item: FragmentType<typeof MediaTile_item>
  number: number
  /** Whether a change of the order is incomplete. */
  isOff: boolean
  onFirst: () => void
  onRemove: () => void
}

/** A picture with its focal point. */
export function MediaTile({ item, number, isOff, onFirst, onRemove }: Props) {
  const { image, thumbnail, title, type } = unmask(MediaTile_item, item)
  const shown = image ?? thumbnail
  const alt = shown?.alt ?? ''
  const focal = image?.focalPoint
  return (
    <li className={styles.tile}>
      <div className={styles.frame}>
        {shown ? (
          <img src={shown.url} alt={alt} loading="lazy" />
        ) : (
          <MutedText>{title ?? 'Nothing to show'}</MutedText>
        )}
        {focal && (
          <span
            className={styles.focal}
            style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
          />
        )}
      </div>
      <Row>
        {number === 1 ? <Label tone="good">Main</Label> : <Label>{number}</Label>}
        {type !== 'IMAGE' && <Label>{(type ?? 'unknown').toLowerCase()}</Label>}
      </Row>
      <Muted>{alt ? `“${alt}”` : 'No alternative text'}</Muted>
      <Muted>
        {focal ? `Focal point ${percentOf(focal.x)}, ${percentOf(focal.y)}` : 'No focal point'}
      </Muted>
      <Row>
        {number > 1 && (
          <AllowedButton
            right="CATALOG_WRITE"
            aria-label={`Put picture ${number} first`}
            disabled={isOff}
            onClick={onFirst}
          >
            Make main image
          </AllowedButton>
        )}
        <AllowedButton
          right="CATALOG_WRITE"
          weight="quiet"
          aria-label={`Remove picture ${number}`}
          disabled={isOff}
          onClick={onRemove}
        >
          Remove
        </AllowedButton>
      </Row>
    </li>
  )
}

const percentOf = (part: number) => `${Math.round(part * 100)}%`
