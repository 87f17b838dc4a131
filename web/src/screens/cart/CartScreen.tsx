// Placeholder until the cart engine moves in.
export const load = () => []
export const title = () => 'Cart'

export function Screen() {
  return (
    <div className="wrap">
      <h1>Cart</h1>
    </div>
  )
}
