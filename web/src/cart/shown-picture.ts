// The picture of a line that is being added.
import { sized } from '@vitrine/pictures/sized'

/** A sharpened picture is smaller than the full size: a page has shown it, or a sheet, which is closed by now. */
const sharpened = /,usm_/

/**
 * Returns the picture in the size in which the page shows it, which is loaded and shows without a connection; else as small
 * as in a line.
 */
export function shownPicture(address: string): string {
  const [media] = address.split('/v1/')
  const isIt = ({ currentSrc, naturalWidth }: HTMLImageElement) =>
    naturalWidth > 0 && currentSrc.split('/v1/')[0] === media
  return (
    [...document.images].find(isIt)?.currentSrc ??
    (sharpened.test(address) ? address : sized(address, 192, 240))
  )
}
