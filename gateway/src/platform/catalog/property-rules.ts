// The rules of a property that is set or adjusted, apart from the call that sends it.
export { adjustmentRule, valueRule } from './v1/write-property.ts'
