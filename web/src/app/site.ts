// The shop's name and description, for pages without their own.
import * as messages from '../__generated__/messages/shell.ts'

export const siteName = 'Halden'
export const siteDescription = messages.siteDescription

/** Picture for link previews of pages without their own. */
export const sitePicture = { path: '/preview.jpg', width: 1200, height: 630 } as const

export function siteTitle(title: string): string {
  return title ? `${title} · ${siteName}` : messages.siteTitle({ name: siteName })
}
