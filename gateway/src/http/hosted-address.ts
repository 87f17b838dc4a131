const themes = ['light', 'dark', 'system']

/**
 * Adds the theme that a form's field `theme` names to the address of a page of the platform, which shows itself in that
 * theme. Without a script the field is empty: then the page follows the system, as the storefront does.
 */
export function hostedAddress(address: string, theme: string | undefined): string {
  if (!theme || !themes.includes(theme) || !URL.canParse(address)) return address
  const url = new URL(address)
  url.searchParams.set('theme', theme)
  return url.href
}
