import { useState } from 'react'
import { useQuery } from 'urql'
import * as messages from '../../__generated__/messages/jobs.ts'
import { dryRunRevertDocument, revertJobDocument } from '../../jobs/documents.ts'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { isOpenRisk } from '../../jobs/open-risks.ts'
import { useCursorPages } from '../../jobs/use-cursor-pages.ts'
import { useJob } from '../../jobs/use-job.ts'
import { useRisks } from '../../jobs/use-risks.ts'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { RevertPreview } from './RevertPreview.tsx'

const pageSize = 50

/** Shows what a revert would do, and which values changed since the job. */
export function RevertDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [overwrite, setOverwrite] = useState(false)
  const job = useJob()
  // The items differ from the acknowledged ones when it is changed.
  const acknowledged = useRisks(String(overwrite))
  const pages = useCursorPages(String(overwrite))
  const [{ data, error, fetching }, refetch] = useQuery({
    query: dryRunRevertDocument,
    variables: { id, overwrite, first: pageSize, after: pages.after },
    requestPolicy: 'network-only',
  })
  const dryRun = data?.dryRunRevert
  const send = async () => {
    const acknowledge = [...acknowledged.risks]
    const { problems } = await job.start(revertJobDocument, { id, overwrite, acknowledge })
    if (!problems.some(isOpenRisk)) return
    // The preview is outdated: it is fetched again and acknowledgments are reset.
    acknowledged.reset()
    pages.reset()
    refetch({ requestPolicy: 'network-only' })
  }
  return (
    <JobDialog title={messages.revertThisJob} job={job} onClose={onClose} onDone={onClose}>
      {error && <NoAnswer error={error} onAgain={refetch} />}
      {!dryRun && !error && <Loading rows={3} />}
      {dryRun && (
        <RevertPreview
          dryRun={dryRun}
          isLoading={fetching}
          pages={pages}
          job={job}
          overwrite={overwrite}
          onOverwrite={setOverwrite}
          acknowledged={acknowledged}
          onSend={() => void send()}
          onClose={onClose}
        />
      )}
    </JobDialog>
  )
}
