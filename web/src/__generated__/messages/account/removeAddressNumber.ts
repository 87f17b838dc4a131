// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const removeAddressNumber = ({ hidden, number }: { hidden: (text: string) => RichText; number: string | number }) => rich(`Remove `, hidden(`address ${number}`))
