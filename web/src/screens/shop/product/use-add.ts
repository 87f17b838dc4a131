// Adds to the cart through the cart engine, or submits the plain form if the engine is not loaded.
import { type FormEvent, useState } from 'react'
import { addToCart, type CartLineRequest, openCart } from '../../../lib/cart-signal.ts'
import type { BuyBoxProps } from './buy-box-props.ts'
import { problemsFromAddress } from './buy-problems.ts'

export function useAdd(props: BuyBoxProps) {
  const [problems, setProblems] = useState(() => problemsFromAddress(props.search))
  const [isBusy, setBusy] = useState(false)

  const add = async (form: HTMLFormElement) => {
    setBusy(true)
    setProblems([])
    try {
      const { problems: refusals } = await addToCart(lineOf(form, props))
      if (refusals.length > 0) {
        const { entriesOf, leftAfter } = await import('./buy-refusals.ts')
        setProblems(await entriesOf(refusals))
        const left = leftAfter(refusals)
        if (left !== null) props.onRefused(left)
        // Sent from the lower edge, the form may be out of sight.
        form.scrollIntoView({ block: 'nearest' })
      }
      if (refusals.every(({ severity }) => severity === 'WARNING')) openCart()
    } catch {
      // Submits the plain form when the engine did not load.
      form.submit()
    }
    setBusy(false)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute('formmethod')) return
    event.preventDefault()
    if (!isBusy) void add(event.currentTarget)
  }

  return { problems, isBusy, onSubmit }
}

function lineOf(
  form: HTMLFormElement,
  { product, choices, selection, offer }: BuyBoxProps,
): CartLineRequest {
  const data = new FormData(form)
  const texts = product.customTextFields.map(({ title }) => ({
    title,
    value: String(data.get(`text.${title}`) ?? '').trim(),
  }))
  const picture = form.ownerDocument.querySelector<HTMLImageElement>('#picture-1 img')
  return {
    productId: product.id,
    choices: choices.options.flatMap(({ name }) => {
      const choice = selection[name]
      return choice === undefined ? [] : [{ option: name, choice }]
    }),
    customTexts: texts.filter((text) => text.value !== ''),
    quantity: Number(data.get('quantity') ?? 1),
    preview: {
      name: product.name,
      imageUrl: picture?.currentSrc ?? null,
      price: offer.price.formatted,
    },
  }
}
