// Pages of text for programs: the shop in short, and each product as Markdown.
import { type Load, loading, type Read } from '../lib/screen.ts'
import { productDocument } from '../screens/shop/product/ProductScreen.tsx'
import { productFactsDocument } from '../screens/shop/product/product-facts.ts'
import { productMarkdown } from '../screens/shop/product/product-markdown.ts'
import type { TextRequest, TextResult } from '../server-contract.ts'
import { llmsDocument, llmsText } from './llms-text.ts'
import { SsrResults } from './run.ts'

type TextPage = { loads: Load[]; write: (read: Read, request: TextRequest) => string | null }

const pageOf = ({ page }: TextRequest): TextPage =>
  page.kind === 'shop'
    ? { loads: [loading(llmsDocument, {})], write: llmsText }
    : {
        loads: [productDocument, productFactsDocument].map((document) =>
          loading<unknown, { slug: string }>(document, { slug: page.slug }),
        ),
        write: productMarkdown,
      }

/** Runs without a session: the text is the same for all callers. */
export async function renderText(request: TextRequest): Promise<TextResult> {
  const { loads, write } = pageOf(request)
  const results = new SsrResults(request.executePublic)
  await results.run(loads)
  if (results.partial) return { status: 503, text: '' }
  const text = write(results.read, request)
  return text === null ? { status: 404, text: '' } : { status: 200, text }
}
