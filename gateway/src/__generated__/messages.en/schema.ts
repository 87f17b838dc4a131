// Generated from languages/en/gateway.json.
export const schema = "Schema"
export const playground = "GraphiQL"
export const searchLabel = "Search names and descriptions"
export const searchAction = "Search"
export { found } from './schema/found.ts'
export const firstResults = ({ most }: { most: string | number }) => `The first ${most} are shown.`
export const lead = "What the gateway answers, printed from the schema that it runs."
export const operations = "Operations"
export const objects = "Objects"
export const interfaces = "Interfaces"
export const unions = "Unions"
export const inputs = "Inputs"
export const enums = "Enums"
export const scalars = "Scalars"
export const directives = "Directives"
export const fields = "Fields"
export const values = "Values"
export const implementedTypes = "Implements"
export const possibleTypes = "Possible types"
export const exactlyOneField = "Exactly one of its fields is given."
export const deprecated = ({ reason }: { reason: string | number }) => `Deprecated: ${reason}`
export const anyCaller = "any caller"
export const members = "members"
export const owners = "owners"
export const contributors = "contributors"
export const anyApp = "apps with any key"
export const appsWith = ({ scope }: { scope: string | number }) => `apps with the scope ${scope}`
export const visitors = "visitors"
export const usedBy = ({ callers }: { callers: string | number }) => `Who: ${callers}`
export const right = ({ right }: { right: string | number }) => `Right ${right}`
export const cost = ({ own }: { own: string | number }) => `Cost: ${own}`
export const nullWithErrorOnly = "Null only with an error"
export const costOfRows = ({ own, rows }: { own: string | number; rows: string | number }) => `Cost: ${own}, and ${rows} times the cost of its fields`
export const costOfPage = ({ own, usual, most }: { own: string | number; usual: string | number; most: string | number }) => `Cost: ${own}, and the cost of its fields for each row of the page: ${usual} rows unless first says otherwise, at most ${most}`
export const example = ({ name }: { name: string | number }) => `Example: ${name}`
export const noSuchType = "No such type"
export const noSuchTypeHint = "The schema has no type of this name. Search for it."
