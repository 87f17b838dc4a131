// Defines the flows beside the shop's own checkout: each has a small page that completes or abandons the flow
// with the parameters that docs/contract/auth.md §3 names.
import type { RedirectIntent } from '@vitrine/platform'
import { messages as common } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/flows.ts'
import { guidOf } from '../ids.ts'
import type { StoredRedirect } from '../rows/session-rows.ts'

type FlowTexts = {
  title: string
  text: string
  /** Absent when there is nothing to complete: the page then explains and links back. */
  complete?: string
  leave: string
}

export type Flow = {
  texts: () => FlowTexts
  /** Returns what a completed flow adds to the parameters of its callback. */
  parameters?: (session: StoredRedirect) => Record<string, string>
}

/** Intents whose pages are implemented elsewhere are excluded. */
type SmallFlow = Exclude<
  RedirectIntent,
  'ecomCheckout' | 'login' | 'logout' | 'auth' | 'memberAccountPage'
>

export const flows: Record<SmallFlow, Flow> = {
  bookingsCheckout: {
    texts: () => ({
      title: messages.confirmYourBooking,
      text: messages.bookingIntro,
      complete: messages.bookSlot,
      leave: messages.leaveWithoutBooking,
    }),
  },
  eventsCheckout: {
    texts: () => ({
      title: messages.yourTickets,
      text: messages.ticketsIntro,
      complete: messages.takeTickets,
      leave: messages.leaveWithoutTickets,
    }),
    parameters: ({ id, target }) => ({
      orderNumber: guidOf('event-order', id).slice(0, 8).toUpperCase(),
      eventId: guidOf('event', String(target.eventSlug)),
    }),
  },
  paidPlansCheckout: {
    texts: () => ({
      title: messages.yourPlan,
      text: messages.planIntro,
      complete: messages.startPlan,
      leave: messages.leaveWithoutPlan,
    }),
    parameters: ({ id }) => ({ planOrderId: guidOf('plan-order', id) }),
  },
  storesProduct: {
    texts: () => ({
      title: messages.productPage,
      text: messages.productIntro,
      leave: common.backToShop,
    }),
  },
  bookingsBook: {
    texts: () => ({
      title: messages.chooseTime,
      text: messages.calendarIntro,
      complete: messages.takeFirstFreeTime,
      leave: common.backToShop,
    }),
  },
}

/** Returns the callback of a finished flow, with its parameters. */
export function flowEnd(session: StoredRedirect, completed: boolean): string | undefined {
  const { callbacks, intent, loggedIn } = session
  const flow: Flow | undefined = flows[intent as SmallFlow]
  const resultParameters = completed ? (flow?.parameters?.(session) ?? {}) : {}
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
