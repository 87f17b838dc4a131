// Adding to the cart: through the engine when it is there, else the form goes its plain way.
import { type FormEvent, useState } from 'react'
import {
  addToCart,
  type CartLineRequest,
  type CartProblem,
  openCart,
} from '../../../lib/cart-signal.ts'
import { loadedProblemWords, loadProblemWords } from '../../../lib/loaded-problem-words.ts'
import type { BuyBoxProps } from './BuyBox.tsx'

export type BuyProblemEntry = {
  text: string
  tone: 'warning' | 'danger'
  part: 'options' | 'text' | 'quantity'
}

/** `?problem=OUT_OF_STOCK&field=…`: what the gateway says when it answered the plain form. */
export function problemsFromAddress(search: URLSearchParams): BuyProblemEntry[] {
  const code = search.get('problem')
  const words = loadedProblemWords()
  if (!words?.isProblemCode(code)) return []
  const part = words.buyFormPart(search.get('field'), code)
  return [{ text: words.problemWords[code], tone: words.problemTone(code), part }]
}

async function entriesOf(problems: CartProblem[]): Promise<BuyProblemEntry[]> {
  if (problems.length === 0) return []
  const words = await loadProblemWords()
  return problems.map(({ code, field, message, severity }) => ({
    text:
      message ||
      (words.isProblemCode(code) ? words.problemWords[code] : words.problemWords.REFUSED),
    tone: severity === 'WARNING' ? 'warning' : 'danger',
    part: words.buyFormPart(field ?? null, words.isProblemCode(code) ? code : 'REFUSED'),
  }))
}

export function useAdd(props: BuyBoxProps) {
  const [problems, setProblems] = useState(() => problemsFromAddress(props.search))
  const [isBusy, setBusy] = useState(false)

  const add = async (form: HTMLFormElement) => {
    setBusy(true)
    setProblems([])
    try {
      const answer = await addToCart(lineOf(form, props))
      setProblems(await entriesOf(answer.problems))
      if (answer.problems.every((problem) => problem.severity === 'WARNING')) openCart()
    } catch {
      // The engine did not load: the form is a real one.
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
      price: offer.price.discountedPrice.formatted,
    },
  }
}
