import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { Label } from '../../ui/Label.tsx'
import media from './Media.module.css'
import type { Product } from './product.ts'

type Props = {
  item: Product['media'][number]
  number: number
  /** Whether a change of the order is incomplete. */
  isOff: boolean
  onFirst: () => void
  onRemove: () => void
}

/** A picture with its focal point. */
export function MediaTile({ item, number, isOff, onFirst, onRemove }: Props) {
  const { image, thumbnail, title, type } = item
  const shown = image ?? thumbnail
  const alt = shown?.alt ?? ''
  const focal = image?.focalPoint
  return (
    <li className={media.tile}>
      <div className={media.frame}>
        {shown ? (
          <img src={shown.url} alt={alt} loading="lazy" />
        ) : (
          <span className={layout.muted}>{title ?? 'Nothing to show'}</span>
        )}
        {focal && (
          <span
            className={media.focal}
            style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
          />
        )}
      </div>
      <div className={layout.row}>
        {number === 1 ? <Label tone="good">Main</Label> : <Label>{number}</Label>}
        {type !== 'IMAGE' && <Label>{(type ?? 'unknown').toLowerCase()}</Label>}
      </div>
      <p className={layout.muted}>{alt ? `“${alt}”` : 'No alternative text'}</p>
      <p className={layout.muted}>
        {focal ? `Focal point ${percentOf(focal.x)}, ${percentOf(focal.y)}` : 'No focal point'}
      </p>
      <div className={layout.row}>
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
      </div>
    </li>
  )
}

const percentOf = (part: number) => `${Math.round(part * 100)}%`
