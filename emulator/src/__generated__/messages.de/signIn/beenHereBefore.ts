// Generated from languages/de/emulator.json.
import { type RichText, rich } from '../../../pages/kit/rich.ts'
export const beenHereBefore = ({ link }: { link: (text: string) => RichText }) => rich(`Schon einmal hier gewesen? `, link(`Anmelden`))
