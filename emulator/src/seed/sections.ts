// Info sections that many products share. Text about a single product stays with the product.

type Section = { title: string; description: string }

const section = (title: string, description: string): Section => ({ title, description })

/** Creates a section from plain sentences. */
export const about = (title: string, text: string): Section => section(title, `<p>${text}</p>`)

/** Creates a section as a list of facts. */
export const facts = (title: string, lines: string[]): Section =>
  section(title, `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`)

export const delivery = {
  parcel: about(
    'Shipping',
    'Packed in paper and card, sent within two business days. Returns are free for 30 days.',
  ),
  fragile: about(
    'Shipping',
    'Wrapped in molded pulp. If something arrives broken, send us a photo and we replace it.',
  ),
  large: about(
    'Shipping',
    'Comes in one large box. The carrier writes the day before to agree on a two-hour window.',
  ),
  download: about(
    'Delivery',
    'The link arrives by mail as soon as the order is paid and stays valid for a year.',
  ),
} as const

export const care = {
  stoneware: about(
    'Care',
    'Dishwasher and microwave are fine. Let it cool before it meets cold water.',
  ),
  linen: about('Care', 'Wash at 40 °C, dry on a line. It softens with every wash.'),
  wool: about('Care', 'Air it often, wash it rarely: by hand, cool, and dried flat.'),
  oiledWood: about(
    'Care',
    'Wipe with a damp cloth and dry upright. Oil once a season; a spoonful is enough.',
  ),
  brass: about(
    'Care',
    'Brass darkens where hands touch it. Leave it, or polish it with a dry cloth.',
  ),
} as const
