import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { Form_problem } from '../../forms/form-document.ts'

const slugCheckDocument = graphql(`
  query AccountSlugCheck($slug: String!) {
    slugCheck(slug: $slug) {
      slug
      isFree
      problems {
        ...Form_problem
      }
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
      const policy = { requestPolicy: 'network-only' } as const
      const { data } = await client.query(slugCheckDocument, { slug }, policy).toPromise()
      if (isDropped) return
      // Without a response the handle counts as unchecked; saving reports a conflict.
      if (!data?.slugCheck) return setState({ kind: 'silent' })
      const [problem] = unmask(Form_problem, data.slugCheck.problems)
      setState(problem ? { kind: 'no', text: problem.message } : { kind: 'free' })
    }
    const timer = setTimeout(() => void check(), pause)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [client, typed, own])
  return state
}
