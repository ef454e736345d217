import { getWaiting, joinWaitingList as joinCall, leaveWaitingList, listWaiting, takeWaited as takeCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, route } from '../../http/index.ts'
import { mayNotBuyText } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { notSoldHereText } from '../../sale/sold-here.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { getOwn, leave, listOwn, takeWaited } from './own-waiting.ts'
import type { WaitingDeps } from './waiting-deps.ts'

const joinRefusals: Refusals = {
  not_sold_here: [404, notSoldHereText],
  no_waiting_list: [404, () => say`There is no waiting list for this.`],
  contact_missing: [400, () => say`Please tell us the email address where we can reach you.`, 'email'],
  too_late: [409, () => say`It's too late to wait for this.`],
  waits_for_enough: [409, () => say`You're on as many waiting lists as we allow. Leave one of them first.`],
  line_full: [409, () => say`This waiting list is full. Please try again later.`],
}

const notFound: Refusals = { not_found: [404, () => say`We couldn't find this waiting list entry.`] }

const takeRefusals: Refusals = {
  ...notFound,
  offer_over: [409, () => say`We don't hold this for you any longer. Nothing was charged.`],
  not_sold_here: [404, notSoldHereText],
  may_not_buy: [403, mayNotBuyText],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
  sold_out: [409, () => say`We don't hold this for you any longer. Nothing was charged.`],
}

export const waitingHttp = (deps: WaitingDeps): Route[] => [
  route(joinCall, (body, caller) => joinWaitingList(deps, body, caller), joinRefusals),
  route(listWaiting, (_body, caller) => listOwn(deps, caller)),
  route(getWaiting, (which, caller) => getOwn(deps, which, caller), notFound),
  route(takeCall, (which, caller) => takeWaited(deps, which, caller), takeRefusals),
  route(leaveWaitingList, (which, caller) => leave(deps, which, caller), notFound),
]
