// Reads what the merchant writes as Markdown: the texts of the shop, its pages and the stories of brands. Once, at the start.
// docs/decisions/046-content-in-markdown.md
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ContentTerms } from '../__generated__/schema-types.ts'
import type { StoreTerms } from '../http/web-bundle.ts'
import type { Image } from '../platform/catalog/media.ts'
import { readStoreTerms } from '../store-terms.ts'
import { UnusableSettings } from '../unusable-settings.ts'
import { parseMarkdownFile } from './markdown-file.ts'

/** A page of text, such as the terms of delivery. */
export type ContentPage = {
  /** Name of its file, and the end of its address. */
  slug: string
  title: string
  description: string
  /** Terms of the shop that stand above the text, in this order. */
  terms: ContentTerms[]
  /** HTML without scripts. */
  body: string
}

/** What the shop writes about a brand. */
export type BrandStory = {
  /** Where the brand works, as a person reads it. */
  place: string | null
  /** HTML without scripts; null when only the place is known. */
  text: string | null
  /** The first paragraph of the text. */
  intro: string | null
  /** The brand at work, a picture of the site's media; null when the shop has none. */
  image: Image | null
}

/** What the merchant says about the shop on pages that have other content; null where nothing is written. */
export type ShopTexts = {
  /** What the home page begins with. */
  headline: string | null
  /** What follows it. */
  intro: string | null
  /** For the foot of every page. */
  tagline: string | null
  /** For search engines and link previews. */
  description: string | null
  /** What stands above a list of brands. */
  brandsIntro: string | null
}

/** What resolvers read of it, together with the shop's terms. */
export type ContentContext = { readonly content: ContentLibrary }

export type ContentLibrary = {
  /** Terms of delivery and returns; null when the shop has not set them. */
  terms: StoreTerms | null
  texts: ShopTexts
  /** In the order of their front matter. */
  pages: readonly ContentPage[]
  page(slug: string): ContentPage | null
  brandStory(slug: string): BrandStory | null
}

const pageFacts = z.strictObject({
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(300),
  /** Place among the pages, lowest first. */
  order: z.number().int(),
  terms: z.array(z.enum(['DELIVERY', 'RETURNS'])).optional(),
})
/** Texts of YAML may end with a line break. */
const optionalText = (most: number) => z.string().trim().min(1).max(most).optional()
const shopFacts = z.strictObject({
  headline: optionalText(80),
  intro: optionalText(400),
  tagline: optionalText(200),
  description: optionalText(300),
  brandsIntro: optionalText(200),
})
const fraction = z.number().min(0).max(1)
const brandFacts = z.strictObject({
  place: z.string().min(1).max(100).optional(),
  picture: z
    .strictObject({
      /** Id in the site's media manager: a name, not an address. */
      id: z.string().regex(/^[\w.~-]{1,200}$/),
      alt: z.string().min(1).max(200),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      focalPoint: z.strictObject({ x: fraction, y: fraction }).optional(),
    })
    .optional(),
})

type Sources = {
  /** Folder of the setting CONTENT_DIR. */
  contentDir: string | undefined
  /** ISO 639-1 code: `en`. */
  language: string
  /** File of the setting STORE_TERMS. */
  termsFile?: string | undefined
  /** Origin of the site's pictures. */
  mediaOrigin: string
}

/**
 * Reads the terms, and `shop.md`, `pages/<slug>.md` and `brands/<slug>.md` of the language's folder. Without `contentDir`
 * there are no texts, pages and stories. Throws a sentence that names the file and what is wrong with it.
 */
export function readContent({
  contentDir,
  language,
  termsFile,
  mediaOrigin,
}: Sources): ContentLibrary {
  if (contentDir !== undefined && !existsSync(contentDir))
    throw new UnusableSettings(`CONTENT_DIR ${contentDir}: there is no such folder`)
  const read = <Facts>(kind: string, shape: z.ZodType<Facts>) =>
    contentDir === undefined ? [] : readFolder(join(contentDir, language, kind), shape)
  const pages = read('pages', pageFacts)
    .sort((one, other) => one.facts.order - other.facts.order)
    .map(({ slug, facts, html }) => ({
      slug,
      title: facts.title,
      description: facts.description,
      terms: facts.terms ?? [],
      body: html,
    }))
  const stories = new Map(
    read('brands', brandFacts).map(({ slug, facts, html }) => [
      slug,
      {
        place: facts.place ?? null,
        text: html || null,
        intro: firstParagraph(html),
        image: facts.picture ? imageOf(facts.picture, mediaOrigin) : null,
      },
    ]),
  )
  return {
    terms: readStoreTerms(termsFile),
    texts: textsOf(contentDir && join(contentDir, language, 'shop.md')),
    pages,
    page: (slug) => pages.find((page) => page.slug === slug) ?? null,
    brandStory: (slug) => stories.get(slug) ?? null,
  }
}

type PictureFacts = NonNullable<z.infer<typeof brandFacts>['picture']>

const imageOf = ({ focalPoint, ...facts }: PictureFacts, mediaOrigin: string): Image => ({
  ...facts,
  focalPoint: focalPoint ?? null,
  filename: null,
  format: null,
  urlExpiresAt: null,
  url: `${mediaOrigin}/media/${encodeURIComponent(facts.id)}`,
})

/** Paragraphs of Markdown contain no paragraphs, so the first end is that of the first one. */
const firstParagraph = (html: string) => /<p>.*?<\/p>/s.exec(html)?.[0] ?? null

function textsOf(file: string | undefined): ShopTexts {
  const facts =
    file !== undefined && existsSync(file) ? readFile(file, shopFacts, 'facts').facts : {}
  return {
    headline: facts.headline ?? null,
    intro: facts.intro ?? null,
    tagline: facts.tagline ?? null,
    description: facts.description ?? null,
    brandsIntro: facts.brandsIntro ?? null,
  }
}

function readFolder<Facts>(folder: string, shape: z.ZodType<Facts>) {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return files.map((name) => ({
    slug: name.slice(0, -'.md'.length),
    ...readFile(join(folder, name), shape),
  }))
}

/** A file of `facts` has front matter alone. */
function readFile<Facts>(file: string, shape: z.ZodType<Facts>, has: 'text' | 'facts' = 'text') {
  try {
    const parsed = parseMarkdownFile(readFileSync(file, 'utf8'), shape)
    if (has === 'facts' && parsed.html)
      throw new Error('it has a text below its front matter, which is shown nowhere')
    return parsed
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableSettings(`CONTENT_DIR ${file}: ${reason}`)
  }
}
