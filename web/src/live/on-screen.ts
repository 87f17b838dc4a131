// Reads from the DOM which products the page shows: product cards, and the product of the buy form.

/** Maximum number of products of one subscription. */
const most = 100

export type Chosen = { option: string; choice: string }

/** Returns the ids of products on the page; of more than the maximum, the last, which the shopper scrolled to. */
export function productsOnScreen(): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  const ids = [...cards.map(({ dataset }) => dataset.card ?? ''), buyForm()?.id ?? '']
  return [...new Set(ids.filter(Boolean))].slice(-most)
}

/** Returns the product of the buy form with its selected choices; null on pages without one. */
export function buyForm(): { id: string; choices: Chosen[] } | null {
  const field = document.querySelector<HTMLInputElement>('main form input[name="productId"]')
  if (!field?.form) return null
  const entries = [...new FormData(field.form)]
  return {
    id: field.value,
    choices: entries
      .filter(([name]) => name.startsWith('option.'))
      .map(([name, choice]) => ({ option: name.slice('option.'.length), choice: String(choice) })),
  }
}

/** Calls back when the page's content changed, debounced by 300 ms. */
export function onOtherScreen(callback: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(callback, 300)
  }).observe(document.body, { childList: true, subtree: true })
}
