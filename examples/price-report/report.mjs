// Prints all products with price and cost as CSV, and waits when the budget of the key is nearly used up.
const { VITRINE_URL = 'http://localhost:3000', VITRINE_KEY } = process.env

const query = `query PriceReport($after: String) {
  products(first: 100, after: $after) {
    nodes { name sku price { amount currency } costAndProfit { cost { amount } } }
    pageInfo { hasNextPage endCursor }
  }
}`

/** `RateLimit: "cost-by-app";r=2999000;t=1`: what is left, and the seconds until the budget is full. */
async function waitForBudget(headers) {
  const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? []
  const [cost] = (headers.get('x-vitrine-cost') ?? '0').split(';')
  if (left !== undefined && Number(left) < 2 * Number(cost)) {
    await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
  }
}

async function readPage(after) {
  const response = await fetch(`${VITRINE_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${VITRINE_KEY}` },
    body: JSON.stringify({ query, variables: { after } }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(`${response.status}: ${errors[0].message}`)
  await waitForBudget(response.headers)
  return data.products
}

const cell = (text) => `"${String(text ?? '').replaceAll('"', '""')}"`

console.log('name,sku,price,currency,cost')
let after = null
do {
  const { nodes, pageInfo } = await readPage(after)
  for (const { name, sku, price, costAndProfit } of nodes) {
    const cells = [name, sku, price.amount, price.currency, costAndProfit?.cost?.amount]
    console.log(cells.map(cell).join(','))
  }
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null
} while (after)
