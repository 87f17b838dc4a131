// Placeholder until the cart engine moves in.
export const load = () => []
export const title = () => 'Checkout'

export function Screen() {
  return (
    <div className="wrap">
      <h1>Checkout</h1>
    </div>
  )
}
