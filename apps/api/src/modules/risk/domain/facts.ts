/** What is counted: different ones of it, seen with one device, network, account or e-mail address, in the last hour and the last day. */
export const COUNTED = ['bookings', 'cards', 'declines', 'accounts'] as const
export const SCOPES = ['device', 'ip', 'account', 'email'] as const
export type Counted = (typeof COUNTED)[number]
export type Scope = (typeof SCOPES)[number]
type CountName = `${Counted}_per_${Scope}_${'1h' | '24h'}`

const PLAIN = {
  /** What the browser says of itself, 0 to 100. A signal among others: a browser may say anything. */
  fraud_chance: 'number',
  /** The page has sent a fingerprint from this browser. */
  known_device: 'boolean',
  disposable_email: 'boolean',
  /** No booking of this account got as far as its payment before, as far as signals reach back. */
  first_booking: 'boolean',
  /** The first traveler is not the account's owner. */
  name_differs: 'boolean',
  /** Days from now until what is booked begins. */
  lead_days: 'number',
  /** Of the card this account tried last: two letters. */
  card_country: 'text',
} as const
type PlainName = keyof typeof PLAIN

export type FactName = CountName | PlainName
export type FactType = 'number' | 'boolean' | 'text'
export type FactValue = number | boolean | string
/** What is known when a payment is opened. What is left out is not known, and no rule holds by it. */
export type Facts = { readonly [Name in FactName]?: FactValue }

/** Every fact a rule may ask about, and what it is compared with. */
export const FACT_TYPES: ReadonlyMap<string, FactType> = new Map<string, FactType>([
  ...COUNTED.flatMap((what) => SCOPES.flatMap((scope) => ['1h', '24h'].map((window): [string, FactType] => [`${what}_per_${scope}_${window}`, 'number']))),
  ...Object.entries(PLAIN),
])
