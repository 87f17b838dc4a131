// Generated from languages/en/emulator.json.
import { type RichText, rich } from '../../../pages/kit/rich.ts'
export const beenHereBefore = ({ link }: { link: (text: string) => RichText }) => rich(`Been here before? `, link(`Sign in`))
