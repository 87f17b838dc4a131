import { lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import * as messages from '../../../__generated__/messages/listing.ts'
import { addToCart } from '../../../lib/cart-signal.ts'
import { paths } from '../../../lib/paths.ts'
import { type Attempt, lineOf, type QuickProduct } from '../../../product-card/QuickAddButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { BuyProblemEntry } from '../product/buy-problems.ts'
import styles from './QuickAdd.module.css'
import { QuickChoices } from './QuickChoices.tsx'
import type { QuickPartProps } from './quick-part-props.ts'

const loadParts = async () => (await import('../product/ProductScreen.tsx')).parts

const Choices = lazy(async () => {
  const parts = await loadParts()
  return { default: (props: QuickPartProps) => <QuickChoices {...props} parts={parts} /> }
})
const Problem = lazy(async () => ({ default: (await loadParts()).BuyProblem }))

/** Address of the product with the choices that the list is filtered by. */
const pageOf = ({ slug, search }: QuickProduct) => paths.product(slug) + search

/** Loads what the first tap on a card with choices needs. */
export const loadChoices = loadParts

type QuickAddProps = Pick<QuickPartProps, 'product'> & { attempt: Attempt }

/** Begins again with each click. */
export function QuickAdd({ product, attempt }: QuickAddProps) {
  const [shown, setShown] = useState({ attempt, number: 0 })
  if (shown.attempt !== attempt) setShown({ attempt, number: shown.number + 1 })
  return <QuickAttempt product={product} sent={attempt.sent} key={shown.number} />
}

/** Opens the choices of a card; of a product without any, which is sent already, opens only why it was refused. */
function QuickAttempt({ product, sent }: Pick<QuickPartProps, 'product' | 'sent'>) {
  const [isOpen, setOpen] = useState(!sent)
  const [opener] = useState(() => document.activeElement)
  const change = (next: boolean) => {
    if (next) setOpen(true)
    if (next || !isOpen) return
    // The card has the focus again before the drawer takes it, which returns it there.
    flushSync(() => setOpen(false))
    if (opener instanceof HTMLElement) opener.focus()
  }
  const leave = () => window.location.assign(pageOf(product))
  const Part = sent ? QuickPlain : Choices
  return <Part {...{ product, sent, isOpen }} onOpen={change} onUnsent={leave} />
}

function QuickPlain({ product, sent, isOpen, onOpen, onUnsent }: QuickPartProps) {
  const [problems, setProblems] = useState<BuyProblemEntry[]>([])
  const show = async (answer: typeof sent) => {
    try {
      const refusals = (await answer)?.problems ?? []
      const { entriesOf } = await import('../product/buy-refusals.ts')
      const entries = await entriesOf(refusals)
      setProblems(entries)
      if (entries.some(({ tone }) => tone === 'danger')) onOpen(true)
    } catch {
      onUnsent()
    }
  }
  const tryAgain = () => {
    onOpen(false)
    return show(addToCart(lineOf(product)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each click
  useEffect(() => void show(sent), [])
  return (
    <Dialog title={product.name} place="sheet" isOpen={isOpen} onClose={() => onOpen(false)}>
      <form className={styles.form} action={tryAgain}>
        <Suspense>{problems.length > 0 && <Problem problems={problems} />}</Suspense>
        <ButtonLink href={pageOf(product)} isWide>
          {messages.seeProduct}
        </ButtonLink>
      </form>
    </Dialog>
  )
}
