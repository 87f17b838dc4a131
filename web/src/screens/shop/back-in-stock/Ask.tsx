import { Later, later } from '../../../lib/later.tsx'
import type { AskFormProps } from './AskForm.tsx'

const part = later(async () => (await import('./AskForm.tsx')).AskForm)

export const askReady = part.ready

/** The form's code comes after the page: few goods are sold out, and the form works without it. */
export const Ask = (props: AskFormProps) => <Later part={part} with={props} />
