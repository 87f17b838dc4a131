// The picture of a line that is being added.
import { sized } from '@vitrine/pictures/sized'

/**
 * Returns the picture in the size in which the page shows it, which is loaded and shows without a connection; else as small
 * as in a line.
 */
export function shownPicture(address: string): string {
  const [media] = address.split('/v1/')
  const isIt = ({ currentSrc, naturalWidth }: HTMLImageElement) =>
    naturalWidth > 0 && currentSrc.split('/v1/')[0] === media
  return [...document.images].find(isIt)?.currentSrc ?? sized(address, 192, 240)
}
