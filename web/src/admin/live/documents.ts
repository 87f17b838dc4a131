import { graphql } from '../__generated__/gql.ts'

export const liveEventsDocument = graphql(`
  subscription AdminLiveEvents {
    changeEvents { ...LiveEvent_event }
  }
`)
