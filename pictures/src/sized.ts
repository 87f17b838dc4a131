// Writes another size into the address of a picture: all that a browser needs of the grammar.

const transform = /(\/v1\/fi\w+\/)w_(\d+),h_(\d+)(,[af]\w_[^,]+)?,q_\d+(,usm_[\d._]+)?(.*)/

/**
 * Returns the address with this size: cropped to it around the focal point in the address, and never beyond the size
 * in the address. One without a transform stays as it is: of another host, of an animation, of a drawing. `isCandidate`: of a
 * `srcset`, in which its width follows.
 */
export const sized = (
  address: string,
  width: number,
  height: number,
  isCandidate?: boolean,
): string =>
  address.replace(transform, (_, start, wide, high, focus = '', sharp = '', end) => {
    const scale = Math.max(width / wide, height / high)
    const within = (side: number) => Math.round(side / Math.max(scale, 1))
    const size = `${start}w_${within(width)},h_${within(height)}${focus}`
    const quality = qualityOf(within(width) * within(height)) + (address.endsWith('png') ? 5 : 0)
    const descriptor = isCandidate ? ` ${within(width)}w` : ''
    // A smaller picture is sharpened, once.
    return `${size},q_${quality}${scale < 1 ? ',usm_0.66_1.00_0.01' : sharp}${end}${descriptor}`
  })

const qualityOf = (area: number) => (area > 1400 ** 2 ? 90 : area > 600 ** 2 ? 85 : 80)

/**
 * Returns a `srcset` of these widths; `ratio` is height divided by width. Those beyond the picture become one, in the
 * size that it has.
 */
export const sizedSet = (address: string, widths: readonly number[], ratio: number): string =>
  [...new Set(widths.map((width) => sized(address, width, width * ratio, true)))].join(', ')
