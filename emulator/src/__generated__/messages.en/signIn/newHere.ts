// Generated from languages/en/emulator.json.
import { type RichText, rich } from '../../../pages/kit/rich.ts'
export const newHere = ({ link }: { link: (text: string) => RichText }) => rich(`New here? `, link(`Create an account`))
