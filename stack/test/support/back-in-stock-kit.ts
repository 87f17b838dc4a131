// Documents of back-in-stock requests, and the types of their responses.
const problems = 'problems { code field severity message }'
export const request = `mutation ($input: RequestBackInStockInput!) {
  result: requestBackInStock(input: $input) { accepted email ${problems} }
}`
export const cancel = `mutation ($id: ID!) {
  result: cancelBackInStockRequest(input: { id: $id }) { accepted ${problems} }
}`
export const ownRequests = `query ($first: Int, $after: String) {
  mine: myBackInStockRequests(first: $first, after: $after) {
    nodes { id status email autoNotified pageUrl choices { option choice } product { name slug }
      image { url alt } }
    pageInfo { hasNextPage endCursor }
  }
}`

type Problem = { code: string; field: string | null; severity: string }
export type Result = { result: { accepted: boolean; email: string | null; problems: Problem[] } }
type Request = {
  id: string
  status: string
  email: string
  choices: { option: string; choice: string }[]
  product: { name: string; slug: string } | null
  image: { url: string; alt: string } | null
}
export type Mine = {
  mine: {
    nodes: Request[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  } | null
}

export const sky = [{ option: 'Color', choice: 'Sky' }]
export const accepted = (email: string) => ({ accepted: true, email, problems: [] })
export const codesOf = (result: Result['result']) => [
  result.accepted,
  ...result.problems.map(({ code, field }) => `${code} ${field}`),
]
