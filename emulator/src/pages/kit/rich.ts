import { html, type Markup } from './html.ts'

/** What a message with tags is in this program; the generated messages name it. */
export type RichText = Markup

/** Renders the parts of a message with tags: texts, which are escaped, and what the functions of the tags returned. */
export const rich = (...parts: (string | Markup)[]): Markup => html`${parts}`
