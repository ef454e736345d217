import { getCountMessages, markNewsRead } from '@sojourn/contracts'
import { accept, refuse, type UserId } from '@sojourn/kernel'
import { type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { bookingNewsOf, type NoticesDeps } from './booking-news.ts'

const personOf = ({ orgId, user }: SignedInCaller) => ({ orgId, userId: user.userId })

/** What is new for those who are signed in: the count behind the bell, and the news themselves. Of the caller, or of whom an operator or agent names and may act for, which that person can read. */
export const noticesHttp = (deps: NoticesDeps): Route[] => [
  signedInRoute(getCountMessages, ({ user_id: named }, caller) => {
    const person = { ...personOf(caller), ...(named !== undefined && { userId: named as UserId }) }
    const isOwn = person.userId === caller.user.userId
    return deps.transactions.inTenant(
      caller.orgId,
      async (tx) => {
        if (!isOwn) await deps.acts.record(tx, caller, { kind: 'bookings_read', subjectId: person.userId })
        const total_messages = await deps.unreadMessagesOf(tx, person)
        const booking_details = await bookingNewsOf(deps, tx, person)
        return accept({ total_messages, booking_count: booking_details.filter((news) => !news.is_read).length, booking_details })
      },
      { readOnly: isOwn },
    )
  }),
  signedInRoute(markNewsRead, async ({ until }, caller) => {
    // Staff acting in a person's place have read it, the person has not.
    if (caller.impersonator) return refuse('not_allowed')
    await deps.transactions.inTenant(caller.orgId, (tx) => deps.notices.markRead(tx, personOf(caller), Date.parse(until)))
    return accept({})
  }),
]
