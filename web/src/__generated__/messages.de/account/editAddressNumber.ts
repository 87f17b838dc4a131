// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const editAddressNumber = ({ hidden, number }: { hidden: (text: string) => RichText; number: string | number }) => rich(`Bearbeiten`, hidden(`: Adresse ${number}`))
