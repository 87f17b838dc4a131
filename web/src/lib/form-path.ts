/** Returns the path that a form is posted to. */
export const formPath = (name: string): string => `/forms/${name}`
