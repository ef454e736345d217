/** PG_01 is card v1, PG_02 the gateway's own page, PG_03 card v2. */
export const GATEWAY_IDS = ['PG_01', 'PG_02', 'PG_03'] as const
export type GatewayId = (typeof GATEWAY_IDS)[number]

/**
 * How the price is made. `markup`: our share is put on a net rate, and may be collected with the booking. `commission`: the supplier pays us later, nothing is put on.
 * `net`: the agent sets the price that the client pays, and what they put on is collected with the booking.
 */
export const PRICING_RULES = ['markup', 'commission', 'net'] as const
export type PricingRule = (typeof PRICING_RULES)[number]

/** How bookings of an organisation are paid. */
export interface PaymentSettings {
  readonly gateway: GatewayId
  /** The hosted page opens in a frame instead of taking the browser away. */
  readonly popup: boolean
  /** The page is reloaded after paying. */
  readonly forced: boolean
  /** What is paid at the property needs a card as its guarantee. */
  readonly guarantee: boolean
  /** Of what is paid at the property our share is charged with the booking. */
  readonly markupNow: boolean
  readonly pricingRule: PricingRule
  /** `house` where the organisation has decided nothing and the default settings apply. */
  readonly chosenBy: 'organisation' | 'house'
}

/** What applies by default. */
export const DEFAULT_PAYMENTS: PaymentSettings = {
  gateway: 'PG_03',
  popup: false,
  forced: false,
  guarantee: false,
  markupNow: false,
  pricingRule: 'markup',
  chosenBy: 'house',
}
