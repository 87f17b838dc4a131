import type { Paint } from './drawing.ts'
import type { Sheet } from './sheet.ts'
import { ground } from './studio.ts'
export const scene = (sheet: Sheet, _kind: string, paint: Paint): string => ground(sheet, paint.color, 1000)
