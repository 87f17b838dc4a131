// What the page shows, as it stands there: cards of products, and the one product that can be bought here.

/** Most products one stream tells of. */
const most = 100

export type Chosen = { option: string; choice: string }

/** Ids of the products on screen. Of very many the last, which somebody scrolled to. */
export function productsOnScreen(): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  const ids = [...cards.map(({ dataset }) => dataset.card ?? ''), buyForm()?.id ?? '']
  return [...new Set(ids.filter(Boolean))].slice(-most)
}

/** The product one can buy on this page, with what is chosen now; null on every other page. */
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

/** Calls back when something else is shown, once it stands still. */
export function onOtherScreen(callback: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(callback, 300)
  }).observe(document.body, { childList: true, subtree: true })
}
