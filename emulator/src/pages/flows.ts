// Defines the flows beside the shop's own checkout: each has a small page that completes or abandons the flow
// with the parameters that docs/contract/auth.md §3 names.
import type { RedirectIntent } from '@vitrine/platform'
import { guidOf } from '../ids.ts'
import type { StoredRedirect } from '../rows/session-rows.ts'

export type Flow = {
  title: string
  text: string
  /** Absent when there is nothing to complete: the page then explains and links back. */
  complete?: { label: string; parameters: (session: StoredRedirect) => Record<string, string> }
  leave: string
}

/** Intents whose pages are implemented elsewhere are excluded. */
type SmallFlow = Exclude<
  RedirectIntent,
  'ecomCheckout' | 'login' | 'logout' | 'auth' | 'memberAccountPage'
>

export const flows: Record<SmallFlow, Flow> = {
  bookingsCheckout: {
    title: 'Confirm your booking',
    text: 'The chosen slot is held for you. Booking it charges nothing.',
    complete: { label: 'Book the slot', parameters: () => ({}) },
    leave: 'Leave without booking',
  },
  eventsCheckout: {
    title: 'Your tickets',
    text: 'The reserved tickets are waiting. Taking them charges nothing.',
    complete: {
      label: 'Take the tickets',
      parameters: ({ id, target }) => ({
        orderNumber: guidOf('event-order', id).slice(0, 8).toUpperCase(),
        eventId: guidOf('event', String(target.eventSlug)),
      }),
    },
    leave: 'Leave without tickets',
  },
  paidPlansCheckout: {
    title: 'Your plan',
    text: 'The chosen plan starts today. Starting it charges nothing.',
    complete: {
      label: 'Start the plan',
      parameters: ({ id }) => ({ planOrderId: guidOf('plan-order', id) }),
    },
    leave: 'Leave without a plan',
  },
  storesProduct: {
    title: 'The product’s own page',
    text: 'On a hosted site this is where the platform shows the product. Here the shop does.',
    leave: 'Back to the shop',
  },
  bookingsBook: {
    title: 'Choose a time',
    text: 'On a hosted site this is where the calendar is. Here there is nothing to choose.',
    complete: { label: 'Take the first free time', parameters: () => ({}) },
    leave: 'Back to the shop',
  },
}

/** Returns the callback of a finished flow, with its parameters. */
export function flowEnd(session: StoredRedirect, completed: boolean): string | undefined {
  const { callbacks, intent, loggedIn } = session
  const flow: Flow | undefined = flows[intent as SmallFlow]
  const resultParameters = completed ? (flow?.complete?.parameters(session) ?? {}) : {}
  const back = callbacks.postFlowUrl
  const target = completed ? (callbacks.thankYouPageUrl ?? back) : leavingTo(session)
  if (!target) return
  const url = new URL(target)
  for (const [name, value] of Object.entries({
    ...resultParameters,
    wixMemberLoggedIn: String(loggedIn),
  })) {
    url.searchParams.set(name, value)
  }
  return url.toString()
}

/** Returns the list page that each kind of flow falls back to. */
function leavingTo({ callbacks, intent }: StoredRedirect): string | undefined {
  const lists: Partial<Record<RedirectIntent, string | undefined>> = {
    paidPlansCheckout: callbacks.planListUrl ?? callbacks.plansListUrl,
    bookingsCheckout: callbacks.bookingsServiceListUrl,
    login: callbacks.loginUrl,
  }
  return callbacks.postFlowUrl ?? lists[intent]
}
