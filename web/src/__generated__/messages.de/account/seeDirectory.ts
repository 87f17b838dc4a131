// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const seeDirectory = ({ link }: { link: (text: string) => RichText }) => rich(`Sieh im `, link(`Mitgliederverzeichnis`), ` nach, wer noch da ist.`)
