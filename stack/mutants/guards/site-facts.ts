// Guards of pages that repeat what a site says about itself. docs/security.md S134.
import type { Mutant } from '../mutant.ts'

const contactPage = 'gateway/src/content/contact-page.ts'
const page = 'web/src/server/html.ts'

export const siteFactMutants: readonly Mutant[] = [
  {
    row: 'S134',
    without: 'the lines of the address are markup',
    file: 'gateway/src/schema-pages/html.ts',
    from: "value === false ? '' : escaped(String(value))",
    to: "value === false ? '' : String(value)",
  },
  {
    row: 'S134',
    without: 'the address of an email has other fields',
    file: contactPage,
    from: 'mailto:${addressed(email)}',
    to: 'mailto:${email}',
  },
  {
    row: 'S134',
    without: 'a phone number is dialed as it is written',
    file: contactPage,
    from: 'tel:${dialed(phone)}',
    to: 'tel:${phone}',
  },
  {
    row: 'S134',
    without: 'the name ends its attribute',
    file: page,
    from: 'data-${key}="${escapeHtml(text)}"',
    to: 'data-${key}="${text}"',
  },
  {
    row: 'S134',
    without: 'the logo ends its style',
    file: page,
    from: "new URL(url).href.replaceAll('\\\\', '%5C')",
    to: 'url',
  },
  {
    row: 'S134',
    without: 'the name ends the script with the data of the page',
    file: page,
    from: "json.replace(/</g, '\\\\u003c')",
    to: 'json',
  },
]
