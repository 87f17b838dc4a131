// Converts media of products and of their choices to the platform's form. docs/contract/catalog.md §10.
import type {
  ChoiceMedia,
  ChoiceMediaSelection,
  MediaSelection,
  NewMedia,
} from '../media-change.ts'

type OfProduct<Media> = { readonly id: string; readonly media: Media }

/** Converts 1 to 50 media to add to a product. The platform does not report whether it could import those at an address. */
export const additionBody = ({ id, media }: OfProduct<readonly NewMedia[]>) => ({
  id,
  media: media.map(({ source: { mediaId, url }, choice }) => ({
    mediaId,
    url,
    choice: choice && { option: choice.option, choice: choice.choice },
  })),
})

const idsOf = ({ ids }: MediaSelection): string[] => [...(ids ?? [])]

/** Converts media to remove from a product; without ids the list is empty, which removes all of them. */
export const removalBody = ({ id, media }: OfProduct<MediaSelection>) => ({
  id,
  mediaIds: idsOf(media),
})

/** Converts media of a product to add to its choices, which have to be of one option. */
export const choicesBody = ({ id, media }: OfProduct<readonly ChoiceMedia[]>) => ({
  id,
  media: media.map(({ option, choice, mediaIds }) => ({ option, choice, mediaIds: [...mediaIds] })),
})

/** Converts media to remove from choices; without choices the list is empty, which clears every choice. */
export const choicesRemovalBody = ({ id, media }: OfProduct<ChoiceMediaSelection>) => ({
  id,
  media: (media.choices ?? []).map(({ option, choice, media: some }) => ({
    ...{ option, choice },
    mediaIds: idsOf(some),
  })),
})
