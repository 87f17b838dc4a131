// Adding to the cart: through the engine when it is there, else the form goes its plain way.
import { type FormEvent, useState } from 'react'
import { addToCart, type CartLineRequest, openCart } from '../../../lib/cart-signal.ts'
import { isProblemCode, type ProblemCode } from '../../../lib/problem-words.ts'
import type { BuyBoxProps } from './BuyBox.tsx'

export type BuyProblemEntry = { code: ProblemCode; field: string | null; message?: string }

/** `?problem=OUT_OF_STOCK&field=…`: what the gateway says when it answered the plain form. */
export function problemsFromAddress(search: URLSearchParams): BuyProblemEntry[] {
  const code = search.get('problem')
  return isProblemCode(code) ? [{ code, field: search.get('field') }] : []
}

export function useAdd(props: BuyBoxProps, first: BuyProblemEntry[]) {
  const [problems, setProblems] = useState(first)
  const [isBusy, setBusy] = useState(false)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute('formmethod')) return
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setProblems([])
    addToCart(lineOf(form, props))
      .then((answer) => {
        const known = answer.problems.flatMap(({ code, field, message }) =>
          isProblemCode(code) ? [{ code, field: field ?? null, message }] : [],
        )
        setProblems(known)
        if (answer.problems.every((problem) => problem.severity === 'WARNING')) openCart()
      })
      // The engine did not load: the form is a real one.
      .catch(() => form.submit())
      .finally(() => setBusy(false))
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
      price: offer.price.discountedPrice.formatted,
    },
  }
}
