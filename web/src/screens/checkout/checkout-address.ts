// What the platform hangs onto the address it sends a person back to. Anybody can write an address: only what has
// the right form is used, and nothing but words is made of it.
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function checkoutIdOf(search: URLSearchParams): string | null {
  const id = search.get('checkout') ?? search.get('checkoutId') ?? ''
  return guid.test(id) ? id : null
}

export function orderIdOf(search: URLSearchParams): string | null {
  const id = search.get('orderId') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
