// The shop's own words, used where no screen is.

export const siteName = 'Halden'
export const siteDescription =
  'Objects for slow days: lamps, stoneware, linen, tools and paper from eight small makers.'

/** Shown where somebody shares a page that has no picture of its own. */
export const sitePicture = '/preview.jpg'

export function siteTitle(title: string): string {
  return title ? `${title} · ${siteName}` : `${siteName}, objects for slow days`
}
