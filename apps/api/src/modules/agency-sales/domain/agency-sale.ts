import { add, type BookingId, type CheckoutId, type Money, type OrgId, type UserId } from '@sojourn/kernel'

/** What an agent sells to a client: the price of the trade, what the public pays for the same, and what the agent puts on. */
export interface AgencySale {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly agentId: UserId
  /** Null until it is sold to a client. */
  readonly clientId: UserId | null
  readonly net: Money
  readonly publicTotal: Money
  readonly markup: Money
  /** `agency`: the agency pays the net price and collects from its client. `client`: the client pays us the selling price. Null until it is decided. */
  readonly paidBy: 'agency' | 'client' | null
  readonly bookingId: BookingId | null
}

/** What the client pays. */
export const sellOf = ({ net, markup }: Pick<AgencySale, 'net' | 'markup'>): Money => add(net, markup)
