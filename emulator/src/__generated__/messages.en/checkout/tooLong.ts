// Generated from languages/en/emulator.json.
import { plural } from '../plural.ts'
export const tooLong = ({ most }: { most: number }) => `${plural(most, ($most) => ({ "one": `Use at most ${$most} character`, "other": `Use at most ${$most} characters` }))}`
