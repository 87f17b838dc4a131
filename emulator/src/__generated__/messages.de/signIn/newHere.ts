// Generated from languages/de/emulator.json.
import { type RichText, rich } from '../../../pages/kit/rich.ts'
export const newHere = ({ link }: { link: (text: string) => RichText }) => rich(`Neu hier? `, link(`Konto erstellen`))
