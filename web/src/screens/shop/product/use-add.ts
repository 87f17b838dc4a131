// Adds to the cart through the cart engine, or submits the plain form if the engine is not loaded.
import { type FormEvent, useState } from 'react'
import { addToCart, type CartLineRequest } from '../../../lib/cart-signal.ts'
import { selectedChoices } from '../../../lib/product-choices.ts'
import type { BuyBoxProps } from './buy-box-props.ts'
import { problemsFromAddress } from './buy-problems.ts'

export type AddProps = Pick<
  BuyBoxProps,
  'choices' | 'selection' | 'offer' | 'search' | 'onRefused'
> & {
  product: Pick<BuyBoxProps['product'], 'id' | 'name' | 'customTextFields'>
  /** Called when the form has been read and may be removed. */
  onSend?: () => void
  /** Submits the request when the engine did not load. Without it, the form is submitted. */
  onUnsent?: () => void
}

export function useAdd(props: AddProps) {
  const [problems, setProblems] = useState(() => problemsFromAddress(props.search))
  const [isBusy, setBusy] = useState(false)

  const add = async (form: HTMLFormElement) => {
    const line = lineOf(form, props)
    setBusy(true)
    setProblems([])
    props.onSend?.()
    try {
      const { problems: refusals } = await addToCart(line)
      if (refusals.length > 0) {
        const { showRefusals } = await import('./buy-refusals.ts')
        await showRefusals(refusals, { form, show: setProblems, onRefused: props.onRefused })
      }
    } catch {
      if (props.onUnsent) props.onUnsent()
      else form.submit()
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
  { product, choices, selection, offer }: AddProps,
): CartLineRequest {
  const data = new FormData(form)
  const texts = product.customTextFields.map(({ title }) => ({
    title,
    value: String(data.get(`text.${title}`) ?? '').trim(),
  }))
  const picture =
    form.querySelector('img') ?? document.querySelector<HTMLImageElement>('#picture-1 img')
  return {
    productId: product.id,
    choices: selectedChoices(choices.options, selection),
    customTexts: texts.filter((text) => text.value !== ''),
    quantity: Number(data.get('quantity') ?? 1),
    preview: {
      name: product.name,
      imageUrl: picture?.currentSrc ?? null,
      price: offer.price.display,
    },
  }
}
