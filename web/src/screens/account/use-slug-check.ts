import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import { loadProblemWords } from '../../lib/loaded-problem-words.ts'

const slugCheckDocument = graphql(`
  query AccountSlugCheck($slug: String!) {
    slugCheck(slug: $slug) {
      free
    }
  }
`)

export type SlugState =
  | { kind: 'same' | 'checking' | 'free' | 'silent' }
  | { kind: 'no'; text: string }

const pause = 400

/** Checks whether a URL handle is free after typing pauses. Only the latest response counts. */
export function useSlugCheck(typed: string, own: string): SlugState {
  const client = useClient()
  const [state, setState] = useState<SlugState>({ kind: 'same' })
  useEffect(() => {
    const slug = typed.trim()
    if (slug === own) return setState({ kind: 'same' })
    if (slug === '') return setState({ kind: 'silent' })
    setState({ kind: 'checking' })
    let isDropped = false
    const check = async () => {
      const checked = await checkSlug(client, slug)
      if (!isDropped) setState(checked)
    }
    const timer = setTimeout(() => void check(), pause)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [client, typed, own])
  return state
}

async function checkSlug(client: Client, slug: string): Promise<SlugState> {
  const { data, error } = await client
    .query(slugCheckDocument, { slug }, { requestPolicy: 'network-only' })
    .toPromise()
  const refusal = error?.graphQLErrors.find(({ extensions }) => extensions.field)
  if (refusal) return { kind: 'no', text: refusal.message }
  // Without a response the handle counts as unchecked; saving reports a conflict.
  if (!data?.slugCheck) return { kind: 'silent' }
  if (data.slugCheck.free) return { kind: 'free' }
  const { problemMessages } = await loadProblemWords()
  return { kind: 'no', text: problemMessages.SLUG_TAKEN }
}
