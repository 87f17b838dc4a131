// The title of the shop's pages.

/** What the page was rendered with: scripts read it from `<html>`, so that it costs no byte of theirs. */
type Rendered = {
  /** Name of the shop. */
  name: string
  /** Title of the home page. */
  home: string
}

const rendered = () => document.documentElement.dataset as Rendered

/** Returns the name of the shop that the page was rendered with. */
export const shownName = () => rendered().name

export const siteTitle = (title: string, { name, home } = rendered()) =>
  title ? `${title} · ${name}` : home
