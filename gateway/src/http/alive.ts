/** What `/livez` answers: the doctor knows the shop by it. */
export const alive = { alive: true } as const
