// Placeholder until the cart engine moves in.
export const load = () => []
export const title = () => 'CheckoutReturn'

export function Screen() {
  return (
    <div className="wrap">
      <h1>CheckoutReturn</h1>
    </div>
  )
}
