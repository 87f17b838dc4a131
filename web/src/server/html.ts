import { languages, localizedPath, splitAddress } from '@vitrine/languages'
import { locale } from '../__generated__/messages/locale.ts'
import type { ShopFacts } from '../app/shell/footer-document.ts'
import { siteTitle } from '../app/site.ts'
import { leaveRecorderScript } from '../lib/page-leaving.ts'
import { inputRecorderScript } from '../lib/pre-hydration-input.ts'
import { themeScript } from '../lib/theme.ts'
import { viewedScript } from '../lib/viewed-products.ts'
import type { RenderRequest } from '../server-contract.ts'
import type { PageAssets } from './assets.ts'
import { cartCountFrame } from './cart-count-frame.ts'
import type { Description, Preview } from './description.ts'
import { homeTitle } from './home-title.ts'

/** Exact text of each executable inline script, for the page and for the hashes of its CSP. */
export const inlineScripts: readonly string[] = [
  themeScript,
  viewedScript,
  inputRecorderScript,
  leaveRecorderScript,
]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** JSON in a script element: escapes `<`, which could end the element. */
export const escapeJson = (json: string) => json.replace(/</g, '\\u003c')

const meta = (name: string, content: string | null | undefined, key = 'name') =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''

const link = (rel: string, href: string | null | undefined, more = '') =>
  href ? `<link rel="${rel}" href="${escapeHtml(href)}"${more}>` : ''

/** A browser needs one icon: the drawing, else the smallest picture. */
function iconLinks(icons: readonly string[]): string[] {
  const icon = icons.find((name) => /^(favicon|icon-\d)/.test(name))
  const touch = icons.find((name) => name.startsWith('apple-'))
  return [
    link('icon', icon && `/${icon}`, icon?.endsWith('.svg') ? ' type="image/svg+xml"' : ''),
    link('apple-touch-icon', touch && `/${touch}`),
  ]
}

const previewTags = (preview: Preview | null): string[] =>
  preview ? pictureTags(preview) : [meta('twitter:card', 'summary')]

/** The large card is twice as wide as high, and crops: the small one is square, and leaves most of a portrait. */
const isPortrait = ({ width = 0, height = 0 }: Preview) => height > width

const pictureTags = (preview: Preview) => {
  const { url, width, height, alt } = preview
  return [
    meta('og:image', url, 'property'),
    ...(width ? [meta('og:image:width', String(width), 'property')] : []),
    ...(height ? [meta('og:image:height', String(height), 'property')] : []),
    meta('og:image:alt', alt, 'property'),
    meta('twitter:card', isPortrait(preview) ? 'summary' : 'summary_large_image'),
    meta('twitter:image:alt', alt),
  ]
}

/** The page in each of its languages, and in the first one for visitors who read none of them. */
const alternates = (page: Description, absolute: (path: string) => string): string[] => {
  const { path } = splitAddress(page.canonical)
  const own = languagesOf(page)
  const inLanguage = (code: string) => absolute(localizedPath(code, path))
  return [
    ...own.map(({ code }) => link('alternate', inLanguage(code), ` hreflang="${code}"`)),
    ...own
      .slice(0, 1)
      .map(({ code }) => link('alternate', inLanguage(code), ' hreflang="x-default"')),
  ]
}

const languagesOf = ({ languages: own }: Description) =>
  languages.filter(({ code }) => own?.includes(code) ?? true)

/** Open Graph writes a locale with an underscore. */
const openGraphLocale = (tag: string) => tag.replace('-', '_')

const localeTags = (page: Description) =>
  languagesOf(page).map(({ code, locale: tag }) =>
    meta(code === locale ? 'og:locale' : 'og:locale:alternate', openGraphLocale(tag), 'property'),
  )

type HeadParts = {
  page: Description
  /** Pattern of the page's screen. */
  pattern: string
  assets: PageAssets
  store: ShopFacts
  request: RenderRequest
}

function head({ page, pattern, assets, request, store }: HeadParts): string {
  const { publicUrl, mediaOrigin } = request
  const { name } = store
  function absolute(path: string): string
  function absolute(path?: string): string | undefined
  function absolute(path?: string) {
    return path && new URL(path, publicUrl).href
  }
  const home = homeTitle(store)
  const title = siteTitle(page.title, { name, home })
  const description = page.description || store.texts.description
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    link('preconnect', mediaOrigin === publicUrl ? null : mediaOrigin),
    ...assets.fonts.map((href) =>
      link('preload', href, ' as="font" type="font/woff2" crossorigin'),
    ),
    ...assets.styles.map((href) => link('stylesheet', href)),
    link('stylesheet', assets.print, ' media="print"'),
    ...Object.entries(assets.laterStyles).map(([name, href]) =>
      link('prefetch', href, ` as="style" data-styles="${name}"`),
    ),
    ...assets.preloads.map((href) => link('modulepreload', href)),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    page.isNoindex ? meta('robots', 'noindex') : link('canonical', absolute(page.canonical)),
    ...(page.isNoindex ? [] : alternates(page, absolute)),
    link('prev', absolute(page.prev)),
    link('next', absolute(page.next)),
    meta('og:site_name', name, 'property'),
    meta('og:type', page.ogType ?? 'website', 'property'),
    meta('og:title', page.title || title, 'property'),
    meta('og:description', description, 'property'),
    meta('og:url', absolute(page.canonical), 'property'),
    ...previewTags(page.image ?? (request.preview && { alt: home, ...request.preview })),
    ...localeTags(page),
    link('alternate', absolute(page.markdown), ' type="text/markdown"'),
    '<meta name="theme-color" content="#f9f7f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#14110e" media="(prefers-color-scheme: dark)">',
    meta('vitals', request.vitalsRate > 0 ? `${request.vitalsRate} ${pattern}` : null),
    meta('worker', request.workerPath),
    ...iconLinks(request.icons),
    link('manifest', localizedPath(locale, '/manifest.webmanifest')),
    ...(page.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`,
    ),
  ].join('')
}

/** Returns an address that ends no string of a style. */
const inStyle = (url: string) => new URL(url).href.replaceAll('\\', '%5C')

/** What scripts and styles read of the page: the logo is a matter of style, so that the browser needs no code for it. */
function rootAttributes({ request, store }: HeadParts): string {
  const { name, logo, features } = store
  const style = logo ? ` style="${escapeHtml(`--logo:url("${inStyle(logo.url)}")`)}"` : ''
  const data = {
    currency: request.currency,
    name,
    home: homeTitle(store),
    features: features.join(' '),
  }
  const attributes = Object.entries(data).map(([key, text]) => ` data-${key}="${escapeHtml(text)}"`)
  return `lang="${locale}"${attributes.join('')}${style}`
}

type DocumentParts = HeadParts & { body: readonly string[]; state: readonly string[] }

/** Returns the parts of a document. `state`: the parts of a JSON text. */
export const documentHtml = ({ body, state, ...parts }: DocumentParts): string[] => [
  `<!doctype html><html ${rootAttributes(parts)}><head>${head(parts)}</head><body><div id="root">`,
  ...body,
  `</div>${cartCountFrame()}<script type="application/json" id="vitrine-state">`,
  ...state.map(escapeJson),
  '</script></body></html>',
]
