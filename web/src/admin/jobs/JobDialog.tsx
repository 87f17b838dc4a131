import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useUnsaved } from '../lib/unsaved.ts'
import { Progress } from './Progress.tsx'
import type { RunningJob } from './run.ts'

type Props = {
  title: string
  job: RunningJob
  /** What is shown until it starts. */
  children?: ReactNode
  onClose: () => void
  /** Called instead once it has started. */
  onDone: () => void
}

/** The dialog of a job: what it will do, then its progress. */
export function JobDialog({ title, job, children, onClose, onDone }: Props) {
  const [closings, setClosings] = useState(0)
  const isHeld = job.isHere === true && job.run?.state === 'RUNNING'
  useUnsaved(isHeld)
  const end = job.run ? onDone : onClose
  return (
    // Escape and the close button reopen it while it works in this page.
    <Dialog
      key={closings}
      title={title}
      isOpen
      onClose={isHeld ? () => setClosings(closings + 1) : end}
    >
      {job.run ? <Progress job={job} onClose={onDone} /> : children}
    </Dialog>
  )
}
