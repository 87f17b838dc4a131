// Converts media of products and of their choices to the platform's form. docs/contract/catalog.md §10.
import type {
  ChoiceMedia,
  ChoiceMediaSelection,
  MediaSelection,
  NewMedia,
} from '../media-change.ts'

type OfProduct<Media> = { readonly id: string; readonly media: Media }

export const additionBody = ({ id, media }: OfProduct<readonly NewMedia[]>) => ({
  id,
  media: media.map(({ source: { mediaId, url }, choice }) => ({
    mediaId,
    url,
    choice: choice && { option: choice.option, choice: choice.choice },
  })),
})

const idsOf = ({ ids }: MediaSelection): string[] => [...(ids ?? [])]

export const removalBody = ({ id, media }: OfProduct<MediaSelection>) => ({
  id,
  mediaIds: idsOf(media),
})

export const choicesBody = ({ id, media }: OfProduct<readonly ChoiceMedia[]>) => ({
  id,
  media: media.map(({ option, choice, mediaIds }) => ({ option, choice, mediaIds: [...mediaIds] })),
})

export const choicesRemovalBody = ({ id, media }: OfProduct<ChoiceMediaSelection>) => ({
  id,
  media: (media.choices ?? []).map(({ option, choice, media: some }) => ({
    ...{ option, choice },
    mediaIds: idsOf(some),
  })),
})
