import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import type { Run } from './run.ts'

const everyMs = 700

/** Polls a job until it has ended. `look` polls again, after the job was stopped or resumed. */
export function useProgress<Found extends Run>(
  id: string | null,
  read: (client: Client, id: string) => Promise<Found | null>,
) {
  const client = useClient()
  const [run, setRun] = useState<Found | null>(null)
  const [looks, setLooks] = useState(0)
  const [isCut, setIsCut] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` restarts the polling, `read` does not
  useEffect(() => {
    if (!id) return
    const look = async () => {
      const found = await read(client, id)
      setIsCut(found === null)
      if (!found) return
      setRun(found)
      if (found.state !== 'RUNNING') clearInterval(timer)
    }
    const timer = setInterval(() => void look(), everyMs)
    void look()
    return () => clearInterval(timer)
  }, [id, client, looks])

  return { run, isCut, look: () => setLooks((count) => count + 1) }
}
