import { basePath } from '../__generated__/messages/locale.ts'

/** Returns the path that a form is posted to. */
export const formPath = (name: string): string => `${basePath}/forms/${name}`
