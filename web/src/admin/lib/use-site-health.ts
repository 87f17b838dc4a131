// Reads the findings of the checks, again each second while checks run.
import { useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { graphql } from '../__generated__/gql.ts'
import type { AdminSiteHealthQuery } from '../__generated__/graphql.ts'

const healthDocument = graphql(`
  query AdminSiteHealth($maxAgeSeconds: Int!) {
    siteHealth(maxAgeSeconds: $maxAgeSeconds) {
      running
      checkedAt
      findings { check verdict found cure }
    }
  }
`)

export type SiteHealth = AdminSiteHealthQuery['siteHealth']
export type SiteFinding = SiteHealth['findings'][number]

const everyMs = 1000
/** The youngest that findings can be requested. */
export const justNow = 10

type State = {
  health: SiteHealth | null
  error: CombinedError | undefined
  isBusy: boolean
  /** The findings that were requested again are those of before: they were too young. */
  isYoung: boolean
}

/** `maxAgeSeconds` is how old the first findings may be; null reads nothing. */
export function useSiteHealth(maxAgeSeconds: number | null) {
  const client = useClient()
  const [request, setRequest] = useState({ maxAgeSeconds, isAgain: false })
  const [state, setState] = useState<State>({
    health: null,
    error: undefined,
    isBusy: maxAgeSeconds !== null,
    isYoung: false,
  })

  useEffect(() => {
    const { maxAgeSeconds: age, isAgain } = request
    if (age === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isEnded = false
    const look = async (isFirst: boolean) => {
      const { data, error } = await client
        .query(healthDocument, { maxAgeSeconds: age }, { requestPolicy: 'network-only' })
        .toPromise()
      if (isEnded) return
      const isBusy = data?.siteHealth.running ?? false
      setState((before) => ({
        health: data?.siteHealth ?? before.health,
        error,
        isBusy,
        isYoung: isAgain && (before.isYoung || (isFirst && !isBusy && !error)),
      }))
      if (isBusy) timer = setTimeout(look, everyMs, false)
    }
    void look(true)
    return () => {
      isEnded = true
      clearTimeout(timer)
    }
  }, [client, request])

  const checkAgain = () => {
    if (state.isBusy) return
    setState((before) => ({ ...before, isBusy: true, isYoung: false }))
    setRequest({ maxAgeSeconds: justNow, isAgain: true })
  }
  return { ...state, checkAgain }
}
