// Changes the pictures of a product and of its choices. docs/contract/catalog.md §10. No call orders them or
// moves a focal point: the first one added is the main picture.
import type { ChoiceMediaBody, NewMediaBody } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import { guidOf } from '../ids.ts'
import { invalid, refused } from '../refuse.ts'
import type { StoredPicture, StoredProduct } from '../rows/catalog-rows.ts'
import { knownChoices } from './availability.ts'

/** Defaults of a picture given by URL: the file behind it is not read, so its size is the usual one. Assumed. */
const unseen = { alt: '', width: 1200, height: 1500, focal: { x: 0.5, y: 0.5 } }

/** Appends pictures to the gallery; one that is already there keeps its position. */
export function withMedia(
  product: StoredProduct,
  media: readonly NewMediaBody[],
  shop: Shop,
): StoredProduct {
  let changed = product
  for (const [index, item] of media.entries()) {
    const picture = pictureOf(item, `media[${index}]`, shop)
    if (!changed.pictures.some(({ id }) => id === picture.id)) {
      changed = { ...changed, pictures: [...changed.pictures, picture] }
    }
    const input = item.choice && { ...item.choice, mediaIds: [picture.id] }
    if (input) changed = withOneChoice(changed, input, `media[${index}].choice`)
  }
  return changed
}

function pictureOf({ mediaId, url }: NewMediaBody, path: string, shop: Shop): StoredPicture {
  const { state } = shop
  if (url) return ownPicture(url, shop) ?? state.media.put(pictureAt(url))
  const known = state.media.get(mediaId ?? '')
  // Refuses unknown media ids instead of ignoring them. Assumed.
  if (!known) throw invalid(`${path}.mediaId`, 'is not a medium of this site')
  return known
}

/** Returns the site's picture that a media URL of the platform refers to. */
function ownPicture(url: string, { state, site }: Shop): StoredPicture | undefined {
  const start = `${site.url}/media/`
  const id = url.startsWith(start) ? url.slice(start.length).split(/[/?#]/)[0] : undefined
  return id === undefined ? undefined : state.media.get(id)
}

/** Returns the picture of a URL; equal URLs get the same media id. */
function pictureAt(url: string): StoredPicture {
  const hash = guidOf('media', url).replaceAll('-', '').slice(0, 12)
  const ending = /\.(avif|gif|jpe?g|png|webp)$/i.exec(new URL(url).pathname)?.[1] ?? 'png'
  return { ...unseen, id: `${hash}_url~mv2.${ending.toLowerCase()}`, url }
}

/** Removes these pictures from the gallery and from all choices; an empty list removes all. */
export function withoutMedia(product: StoredProduct, mediaIds: readonly string[]): StoredProduct {
  const stays = ({ id }: StoredPicture) => mediaIds.length > 0 && !mediaIds.includes(id)
  const changed = overChoices(product, (pictures) => pictures.filter(stays))
  return { ...changed, pictures: product.pictures.filter(stays) }
}

export function withChoiceMedia(
  product: StoredProduct,
  media: readonly ChoiceMediaBody[],
): StoredProduct {
  return media.reduce(
    (changed, item, index) => withOneChoice(changed, item, `media[${index}]`),
    product,
  )
}

function withOneChoice(product: StoredProduct, input: ChoiceMediaBody, path: string) {
  const choice = choiceOf(product, input, path)
  const wanted = input.mediaIds.map((id, index) => {
    const picture = product.pictures.find((one) => one.id === id)
    if (!picture) throw invalid(`${path}.mediaIds[${index}]`, 'is not a medium of this product')
    return picture
  })
  const other = product.options.find(
    ({ name, choices }) =>
      name !== choice.option && choices.some(({ pictures }) => pictures.length > 0),
  )
  if (other && wanted.length > 0) {
    const why = `The choices of "${other.name}" have pictures already; one option may`
    throw refused(409, 'OTHER_OPTION_HAS_MEDIA', why)
  }
  return overChoices(product, (pictures, at) => {
    if (!isSame(at, choice)) return pictures
    const fresh = wanted.filter(({ id }) => !pictures.some((one) => one.id === id))
    return [...pictures, ...new Set(fresh)]
  })
}

/**
 * Clears the pictures of choices: no item clears every choice; an item without ids clears its choice.
 * docs/contract/catalog.md §10.
 */
export function withoutChoiceMedia(
  product: StoredProduct,
  media: readonly ChoiceMediaBody[],
): StoredProduct {
  if (media.length === 0) return overChoices(product, () => [])
  return media.reduce((changed, item, index) => {
    const choice = choiceOf(changed, item, `media[${index}]`)
    return overChoices(changed, (pictures, at) => {
      if (!isSame(at, choice)) return pictures
      return item.mediaIds.length === 0
        ? []
        : pictures.filter(({ id }) => !item.mediaIds.includes(id))
    })
  }, product)
}

type Place = { option: string; choice: string }
const isSame = (one: Place, other: Place) =>
  one.option === other.option && one.choice === other.choice

/** Returns option and choice in the product's own spelling; unknown names are a 400. */
function choiceOf(product: StoredProduct, { option, choice }: Place, path: string): Place {
  const [known] = Object.entries(knownChoices(product, { [option]: choice }, path))
  return { option: known?.[0] ?? option, choice: known?.[1] ?? choice }
}

function overChoices(
  product: StoredProduct,
  change: (pictures: StoredPicture[], at: Place) => StoredPicture[],
): StoredProduct {
  const options = product.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      pictures: change(choice.pictures, { option: option.name, choice: choice.description }),
    })),
  }))
  return { ...product, options }
}
