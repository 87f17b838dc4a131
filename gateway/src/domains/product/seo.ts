// SEO data of a product. docs/contract/catalog.md §5 `seoData`.
import type { WireProduct } from '@vitrine/platform'

type WithSeo = Pick<WireProduct, 'seoData'>

/** Returns the text of a title, or the content of a named meta tag. */
function tagText({ seoData }: WithSeo, type: string, name?: string): string | null {
  const tag = seoData?.tags?.find(
    (one) => one.type === type && (name === undefined || one.props?.name === name),
  )
  return (name === undefined ? tag?.children : (tag?.props?.content as string | undefined)) || null
}

export function seoOf(product: WithSeo) {
  const { tags, settings } = product.seoData ?? {}
  return {
    title: tagText(product, 'title'),
    description: tagText(product, 'meta', 'description'),
    tags: (tags ?? []).map(({ type, props, meta, children, custom, disabled }) => ({
      type: type ?? '',
      props: props ?? null,
      meta: meta ?? null,
      children: children || null,
      custom: custom ?? false,
      disabled: disabled ?? false,
    })),
    keywords: (settings?.keywords ?? []).flatMap(({ term, isMain, origin }) =>
      term ? [{ term, main: isMain ?? false, origin: origin ?? null }] : [],
    ),
    preventAutoRedirect: settings?.preventAutoRedirect ?? null,
  }
}
