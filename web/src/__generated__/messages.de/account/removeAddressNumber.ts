// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const removeAddressNumber = ({ hidden, number }: { hidden: (text: string) => RichText; number: string | number }) => rich(`Entfernen`, hidden(`: Adresse ${number}`))
