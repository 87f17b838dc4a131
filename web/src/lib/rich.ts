import type { ReactElement, ReactNode } from 'react'
import { Fragment, jsxs } from 'react/jsx-runtime'

/** What a message with tags is in this program; the generated messages name it. */
export type RichText = ReactNode

/** Renders the parts of a message with tags: texts, and what the functions of the tags returned. */
export const rich = (...parts: ReactNode[]): ReactElement => jsxs(Fragment, { children: parts })
