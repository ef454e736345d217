import { cancelMembership, cancelMembershipQuote, resumeMembership } from '@sojourn/contracts'
import { type Route, route, signedInRoute } from '../../http/index.ts'
import type { Shop } from '../../sale/shop.ts'
import { endMembership, quoteEnding, resume } from './end-membership.ts'
import type { MembershipParts } from './parts.ts'
import { endRefusals } from './refusals.ts'

/** How a membership ends, and goes on after all. The first two also by the link of a mail. */
export const endingHttp = (shop: Shop, parts: MembershipParts): Route[] => [
  route(cancelMembershipQuote, (body, caller) => quoteEnding(shop, parts, body, caller), endRefusals),
  route(cancelMembership, (body, caller) => endMembership(shop, parts, body, caller), endRefusals),
  signedInRoute(resumeMembership, (_body, caller) => resume(parts, caller), endRefusals),
]
