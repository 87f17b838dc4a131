// The shop's name and description, for pages without their own.

export const siteName = 'Halden'
export const siteDescription =
  'Objects for slow days: lamps, stoneware, linen, tools and paper from eight small brands.'

/** Picture for link previews of pages without their own. */
export const sitePicture = { path: '/preview.jpg', width: 1200, height: 630 } as const

export function siteTitle(title: string): string {
  return title ? `${title} · ${siteName}` : `${siteName}, objects for slow days`
}
