/** A text in which a letter and the word after its hyphen stay on one line: `E-Book`. */
export const Words = ({ text }: { text: string }) =>
  text.split(/((?<!\p{L})\p{L}-\p{L}+)/u).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={place} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
