// Leads from an address whose options are texts of another language to the one that has them in its own. Links to another
// language have such addresses: `/de/p/morning-mug?Color=Moss&optionsIn=en`. docs/decisions/048-languages.md, S122
import { isLanguage, type LanguageCode, splitAddress } from '@vitrine/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localTarget } from '../domains/common/callbacks.ts'
import { readProduct } from '../domains/product/read-products.ts'
import type { Gateway } from '../gateway.ts'
import { pageCost } from '../graphql/cost-limit.ts'
import type { Languages } from '../language-services.ts'
import type { Product } from '../platform/catalog/product.ts'

type Services = Pick<Languages, 'inLanguage'>
type Counting = Pick<Gateway, 'countPage' | 'costLimit' | 'callerOf' | 'services'>
/** The same product in the language of the choices and in that of the page. */
type Pair = { from: Product; to: Product }

const marker = 'optionsIn'
const optionPrefix = 'opt.'
/** Most choices that are translated; each may be a read of its own. */
const mostChoices = 20

/** Redirects to the address with translated choices; returns whether it did. */
export async function leadToTranslated(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Counting,
): Promise<boolean> {
  const address = await translatedAddress(request, gateway)
  if (address !== null) reply.header('cache-control', 'no-store').redirect(address, 303)
  return address !== null
}

/** Returns null for an address that does not say the language of its options. Choices without a translation are left out. */
async function translatedAddress(
  request: FastifyRequest,
  gateway: Counting,
): Promise<string | null> {
  const { originalUrl } = request
  // Every page passes here.
  if (!originalUrl.includes(`${marker}=`)) return null
  const [pathname = '', ...query] = originalUrl.split('?')
  const search = new URLSearchParams(query.join('?'))
  const from = search.get(marker)
  if (from === null) return null
  search.delete(marker)
  const { language, path } = splitAddress(pathname)
  const known = isLanguage(from) ? from : language
  const entries =
    known === language
      ? [...search]
      : await translated({
          request,
          path,
          entries: [...search],
          from: known,
          to: language,
          gateway,
        })
  const next = new URLSearchParams(entries)
  return localTarget(next.size > 0 ? `${pathname}?${next}` : pathname)
}

type Entries = [string, string][]
type Link = { request: FastifyRequest; path: string; entries: Entries; gateway: Counting }

/** Counts as a page: it reads products like one. docs/security.md S62 */
async function translated(options: Link & Pick<Translation, 'from' | 'to'>): Promise<Entries> {
  const { request, path, entries, gateway, ...languages } = options
  await gateway.countPage(request)
  await gateway.costLimit.take(gateway.callerOf(request), pageCost)
  const translation = { ...languages, services: gateway.services }
  const slug = /^\/p\/([^/]+)$/.exec(path)?.[1]
  return slug ? ofProduct(slug, entries, translation) : ofList(entries, translation)
}

type Translation = { from: LanguageCode; to: LanguageCode; services: Services }

async function ofProduct(slug: string, entries: Entries, languages: Translation): Promise<Entries> {
  const pair = await pairOf({ slug: decodeURIComponent(slug) }, languages)
  return entries.slice(0, mostChoices).flatMap(([name, choice]) => {
    const found = pair && translate(pair, name.replace(/^option\./, ''), choice)
    return found ? [found] : []
  })
}

async function ofList(entries: Entries, languages: Translation): Promise<Entries> {
  const isOption = ([name]: [string, string]) => name.startsWith(optionPrefix)
  const options = entries.filter(isOption).slice(0, mostChoices)
  const translated = await Promise.all(
    options.map(([name, choice]) => ofOption(name.slice(optionPrefix.length), choice, languages)),
  )
  return [...entries.filter((entry) => !isOption(entry)), ...translated.flatMap((one) => one ?? [])]
}

/** Returns the parameter in the other language, by a product that has the choice. */
async function ofOption(name: string, choice: string, languages: Translation) {
  const { catalogIndex } = languages.services.inLanguage(languages.from)
  const result = await catalogIndex.query({
    filter: { options: [{ name, values: [choice] }] },
    sort: { by: 'newest', order: 'ASC' },
    withFacets: false,
    offset: 0,
    limit: 1,
  })
  const pair = result?.ids[0] ? await pairOf({ id: result.ids[0] }, languages) : null
  const found = pair && translate(pair, name, choice)
  return found && [[optionPrefix + found[0], found[1]] as [string, string]]
}

async function pairOf(
  key: { id: string } | { slug: string },
  { from, to, services }: Translation,
): Promise<Pair | null> {
  try {
    const [one, other] = await Promise.all(
      [from, to].map((language) =>
        readProduct(key, { ...services.inLanguage(language), currency: undefined }),
      ),
    )
    return one && other ? { from: one, to: other } : null
  } catch {
    // The page that follows says what is wrong with the platform.
    return null
  }
}

/** Translations of a product have its options and choices in the same order. */
function translate({ from, to }: Pair, name: string, choice: string): [string, string] | null {
  const place = from.options.findIndex((option) => isSame(option.name, name))
  const [own, other] = [from.options[place], to.options[place]]
  const at = own?.choices.findIndex(
    ({ label, value }) => isSame(label, choice) || isSame(value, choice),
  )
  const label = at === undefined || at < 0 ? null : other?.choices[at]?.label
  return other && label ? [other.name, label] : null
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
