import type { Money, OrgId } from '@sojourn/kernel'
import type { FakeClock } from '@sojourn/testing'
import type { CardProvider, ChargeRef, ProviderAnswer, ProviderCharge, ProviderRefund } from '../modules/payments/index.ts'

/** A provider, and what its bank and a cardholder can do. */
export interface ProviderSystem {
  readonly provider: CardProvider
  readonly clock: FakeClock
  /** The holder answers on the bank's page. */
  answer(url: string, result: 'complete' | 'fail'): Promise<void>
  /** Time goes by, and the bank does what it had to do. */
  later(ms: number): Promise<void>
  /** What the bank took for all charges since the last time this was asked, in minor units. */
  taken(): Promise<number>
  close(): Promise<void>
}

export const MERCHANT = 'mer_sojourn' as OrgId
export const usd = (minor: number): Money => ({ minor, currency: 'USD' })

let made = 0

/** A charge that was not sent yet. */
export const chargeOf = (number: string, more: Partial<ProviderCharge> = {}): ProviderCharge => ({
  merchantId: MERCHANT,
  key: `ch_contract_${++made}`,
  amount: usd(38_933),
  capture: 'now',
  card: { kind: 'card', number, expMonth: 4, expYear: 2030, code: number.startsWith('3') && number.length === 15 ? '1234' : '123', name: 'Nora Andrade' },
  authenticatedBefore: false,
  offSession: false,
  asksChallenge: false,
  keep: false,
  returnUrl: 'https://pay.test/return/pi_1',
  ...more,
})

export const refOf = ({ merchantId, key, amount, capture }: ProviderCharge): ChargeRef => ({ merchantId, key, amount, capture })

export const refundOf = (charge: ProviderCharge, amount: Money = charge.amount): ProviderRefund => ({
  merchantId: MERCHANT,
  key: `re_contract_${++made}`,
  chargeKey: charge.key,
  amount,
})

/** As the core does it: refused at sight, or sent. */
export async function send({ provider }: ProviderSystem, charge: ProviderCharge): Promise<ProviderAnswer> {
  const failure = provider.refuses(charge.card)
  return failure ? { kind: 'declined', failure } : provider.confirm(charge)
}

/** Where the holder is to go. */
export function urlOf(answer: ProviderAnswer): string {
  if (answer.kind !== 'action') throw new Error(`the bank did not ask: ${answer.kind}`)
  return answer.url
}
