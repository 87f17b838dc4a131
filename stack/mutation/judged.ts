// Survivors that no test needs to kill, each with its reason.

/** Mutants of one line that have the same reason. */
export type Judged = {
  file: string
  /** A part of the line on which the mutant begins. */
  line: string
  /** What the replacements begin with; all mutants of the line without it. */
  to?: readonly string[]
  reason: string
}

const session: readonly Judged[] = [
  {
    file: 'gateway/src/session/cookie-header.ts',
    line: "return (header ?? '')",
    reason: 'a header without the name of the cookie is as good as none',
  },
  {
    file: 'gateway/src/session/revoke-sessions.ts',
    line: 'if (latest.state) latest.state = {',
    reason: 'a session that lost its state meanwhile has no revocation to report',
  },
  {
    file: 'gateway/src/session/revoke-sessions.ts',
    line: 'if (saved) Object.assign(record, saved)',
    reason: 'null has no properties to assign, and every change reads the session again',
  },
  {
    file: 'gateway/src/session/session-store.ts',
    line: "this.name = 'SessionRotated'",
    reason: 'only logs show it',
  },
  {
    file: 'gateway/src/session/sessions.ts',
    line: 'if (saved) Object.assign(record, saved)',
    to: ['true'],
    reason: 'null has no properties to assign',
  },
  {
    file: 'gateway/src/session/unsaved-token-refreshes.ts',
    line: 'if (oldest !== undefined &&',
    to: ['true'],
    reason: 'no session has the key undefined',
  },
]

export const judged: readonly Judged[] = [...session]

type Survivor = { file: string; lineText: string; replacement: string }

export const judgedBy = ({ file, lineText, replacement }: Survivor, list = judged) =>
  list.find(
    (one) =>
      one.file === file &&
      lineText.includes(one.line) &&
      (one.to?.some((start) => replacement.startsWith(start)) ?? true),
  )
