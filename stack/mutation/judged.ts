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

export const judged: readonly Judged[] = []

type Survivor = { file: string; lineText: string; replacement: string }

export const judgedBy = ({ file, lineText, replacement }: Survivor, list = judged) =>
  list.find(
    (one) =>
      one.file === file &&
      lineText.includes(one.line) &&
      (one.to?.some((start) => replacement.startsWith(start)) ?? true),
  )
