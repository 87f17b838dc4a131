// The choices of a product that its list was filtered for, and the pictures that its card shows then.
import type { FilteredOption } from '../lib/listing-state.ts'

type Options = readonly {
  name: string
  choices: readonly { label: string; media: readonly { image?: { url: string } | null }[] }[]
}[]

/** Returns one choice for each option that the list is filtered by, in the order of the product's options. */
export function choicesFiltered(
  options: Options,
  filters: readonly FilteredOption[],
): Record<string, string> {
  const found = options.flatMap(({ name, choices }) => {
    const filter = filters.find(({ option }) => option === name)
    const wanted = filter?.choices.map((one) => one.toLowerCase())
    const choice = choices.find(({ label }) => wanted?.includes(label.toLowerCase()))
    return choice ? [[name, choice.label]] : []
  })
  return Object.fromEntries(found)
}

/** Returns the picture to show, and the one to show on hover: a detail or a scene rather than another choice. */
export function cardPictures<Picture extends { url: string }>(
  images: readonly Picture[],
  options: Options,
  chosen: Record<string, string>,
): [Picture | undefined, Picture | undefined] {
  const pictured = options.flatMap(({ name, choices }) =>
    choices.flatMap(({ label, media }) => {
      const url = media[0]?.image?.url
      return url ? [{ url, isChosen: chosen[name] === label }] : []
    }),
  )
  const own = pictured.find(({ isChosen }) => isChosen)?.url
  const first = images.find(({ url }) => url === own) ?? images[0]
  const others = images.filter((image) => image !== first)
  const shared = others.find(({ url }) => !pictured.some((one) => one.url === url))
  return [first, shared ?? others[0]]
}
