// Generated from languages/de/emulator.json.
import { type RichText, rich } from '../../../pages/kit/rich.ts'
export const eventsDelivered = ({ count, code, target }: { count: string | number; code: (text: string) => RichText; target: string | number }) => rich(`Die letzten ${count} Änderungen, die neuesten zuerst. Sie werden an `, code(`${target}`), ` zugestellt.`)
