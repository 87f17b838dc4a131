// Generated from languages/en/emulator.json.
import { type RichText, rich } from '../../../pages/kit/rich.ts'
export const eventsDelivered = ({ count, code, target }: { count: string | number; code: (text: string) => RichText; target: string | number }) => rich(`The last ${count} changes, newest first. They are delivered to `, code(`${target}`), `.`)
