// Generated from languages/de/emulator.json.
import { plural } from '../plural.ts'
export const tooLong = ({ most }: { most: number }) => `${plural(most, ($most) => ({ "one": `Verwende höchstens ${$most} Zeichen`, "other": `Verwende höchstens ${$most} Zeichen` }))}`
