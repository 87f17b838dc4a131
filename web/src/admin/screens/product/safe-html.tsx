// Preview of a description as the storefront renders it. The text is parsed without executing anything, and only the
// elements that the gateway permits are recreated; of others the text remains.
import { createElement, type ReactNode } from 'react'

const marks = new Set('p br ul ol li strong em b i h3 h4 a span'.split(' '))
const silent = new Set('script style textarea option noscript template iframe'.split(' '))

/** The same rules as the gateway's `safeHtml`. */
export function SafeHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{nodesOf(body)}</>
}

const nodesOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, at) => nodeOf(node, at))

function nodeOf(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const name = node.localName
  if (silent.has(name)) return null
  if (name === 'br') return <br key={key} />
  if (!marks.has(name)) return <Fragmented key={key}>{nodesOf(node)}</Fragmented>
  const link = name === 'a' ? linkOf(node) : {}
  return createElement(name, { key, ...link }, ...nodesOf(node))
}

function linkOf(node: Element): { href?: string; rel?: string } {
  const href = node.getAttribute('href') ?? ''
  const isSafe = /^(https?:|mailto:|[/#?])/i.test(href.trim())
  return isSafe ? { href, rel: 'nofollow noopener' } : {}
}

const Fragmented = ({ children }: { children: ReactNode }) => <>{children}</>
