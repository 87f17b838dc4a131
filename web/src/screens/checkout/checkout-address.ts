// Parses the parameters that the platform adds to the return URL. The URL is untrusted input: only values of the
// expected format are used, and only as text.
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function checkoutIdOf(search: URLSearchParams): string | null {
  const id = search.get('checkout') ?? search.get('checkoutId') ?? ''
  return guid.test(id) ? id : null
}

export function orderIdOf(search: URLSearchParams): string | null {
  const id = search.get('orderId') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
