import { createContext } from 'react'

/** The currency that prices are shown in. On the server only: the browser keeps the footer that says it. */
export const ShownCurrency = createContext('')
