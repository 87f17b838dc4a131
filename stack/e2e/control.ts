// Controls the embedded platform, with additions for journeys.
import { controlOf } from '../test/support/platform-control.ts'

type Choices = Record<string, string>
type StockView = { variants: { choices: Choices; quantity?: number }[] }
export type Order = { id: string; number: string }

const isPart = (part: Choices, choices: Choices) =>
  Object.entries(part).every(([name, label]) => choices[name] === label)

export function journeyControl(platformUrl: string) {
  const base = controlOf(platformUrl)
  const origin = platformUrl.replace('localhost', '127.0.0.1')
  return {
    ...base,
    orders: async () => (await base.orders()) as Order[],
    /** Returns the stock of the variant with these choices. */
    async stockOf(slug: string, choices: Choices = {}): Promise<number> {
      const response = await fetch(`${origin}/_control/state/stock?slug=${slug}`)
      const { variants } = (await response.json()) as StockView
      const found = variants.find((variant) => isPart(choices, variant.choices))
      if (found?.quantity === undefined) throw new Error(`The stock of ${slug} is not tracked`)
      return found.quantity
    },
    async setVisible(slug: string, visible: boolean): Promise<void> {
      const response = await fetch(`${origin}/_control/visibility`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slug, visible }),
      })
      if (!response.ok) throw new Error(`Visibility returned ${response.status}`)
    },
    /** Gives a product another name or brand; its slug stays. */
    async rename(slug: string, names: { name?: string; brand?: string }): Promise<void> {
      const response = await fetch(`${origin}/_control/state/stock?slug=${slug}`)
      const { productId } = (await response.json()) as { productId: string }
      await base.changeProducts('PATCH', `/${productId}`, { product: names })
    },
    /** Returns whether anything but carts and their payment changed since the last reset. */
    async changedMoreThanCarts(): Promise<boolean> {
      const response = await fetch(`${origin}/_control/events`)
      const events = (await response.json()) as { name: string }[]
      return events.some(({ name }) => !/^(Cart|Checkout)(Created|Updated|Deleted)$/.test(name))
    },
    /** Returns the writes to the cart that reached the platform since the last `clearCalls`. */
    async cartWrites() {
      const calls = await base.calls()
      return calls.filter(
        ({ method, path }) =>
          method !== 'GET' &&
          path.startsWith('/ecom/v1/carts/current') &&
          !path.includes('estimate'),
      )
    },
  }
}
export type JourneyControl = ReturnType<typeof journeyControl>
