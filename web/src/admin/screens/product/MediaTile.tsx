import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MediaItemType } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
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

const typeWords: Record<MediaItemType, string> = {
  AUDIO: messages.audio,
  DOCUMENT: messages.document,
  IMAGE: messages.picture,
  UNKNOWN: messages.unknownMedia,
  VIDEO: messages.video,
  ZIP: messages.archive,
}

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
          <MutedText>{title ?? messages.nothingToShow}</MutedText>
        )}
        {focal && (
          <span
            className={styles.focal}
            style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
          />
        )}
      </div>
      <Row>
        {number === 1 ? <Label tone="good">{messages.main}</Label> : <Label>{number}</Label>}
        {type !== 'IMAGE' && <Label>{typeWords[type ?? 'UNKNOWN']}</Label>}
      </Row>
      <Muted>{alt ? `“${alt}”` : messages.noAlternativeText}</Muted>
      <Muted>
        {focal
          ? messages.focalPoint({ x: percentOf(focal.x), y: percentOf(focal.y) })
          : messages.noFocalPoint}
      </Muted>
      <Row>
        {number > 1 && (
          <AllowedButton
            right="CATALOG_WRITE"
            aria-label={messages.putPictureFirstNumbered({ number })}
            disabled={isOff}
            onClick={onFirst}
          >
            {messages.makeMainImage}
          </AllowedButton>
        )}
        <AllowedButton
          right="CATALOG_WRITE"
          weight="quiet"
          aria-label={messages.removePictureNumbered({ number })}
          disabled={isOff}
          onClick={onRemove}
        >
          {commonMessages.remove}
        </AllowedButton>
      </Row>
    </li>
  )
}

const percentOf = (part: number) => `${Math.round(part * 100)}%`
