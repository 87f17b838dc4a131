// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const ownReturns = ({ days }: { days: number }) => `${plural(days, ($days) => ({ "one": `You have ${$days} day to return something, from the day it reaches you. You pay for return shipping.`, "other": `You have ${$days} days to return something, from the day it reaches you. You pay for return shipping.` }))}`
