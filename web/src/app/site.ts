// The shop's title and description, for pages without their own.
import * as messages from '../__generated__/messages/shell.ts'

export const siteDescription = messages.siteDescription

/** Picture for link previews of pages without their own. */
export const sitePicture = { path: '/preview.jpg', width: 1200, height: 630 } as const

/** Returns the name of the shop that the page was rendered with. */
export const shownName = () => document.documentElement.dataset.name as string

export function siteTitle(title: string, name = shownName()): string {
  return title ? `${title} · ${name}` : messages.siteTitle({ name })
}
