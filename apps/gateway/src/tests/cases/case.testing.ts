import type { CaseSystem } from './case-system.testing.ts'

/** Where it must have ended, in the payment's own words and in the bank's books. */
export interface End {
  readonly status: string
  /** What the bank took, minor units; once where it is not 0. */
  readonly taken: number
  /** What it gave back. */
  readonly back?: number
  /** What the payment says it received, where that is not what the bank took. */
  readonly received?: number
}

/** One case tried at the gateway's face with each provider. The steps answer the payment's id. */
export interface GatewayCase {
  readonly n: number
  readonly name: string
  steps(system: CaseSystem): Promise<string>
  readonly end: End
}

/** One that is tested elsewhere: in the shop's flows or in a browser. Its test is named, and must exist. */
export interface CaseElsewhere {
  readonly n: number
  readonly name: string
  /** From the root of the repository. */
  readonly file: string
  readonly title: string
}

export const VISA = '4242424242424242'
export const ASKS = '4000002760003184'
export const AMOUNT = 38_933

/** A secret key's form that brings a card with it. */
export const withCard = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': 4,
  'payment_method_data[card][exp_year]': 2030,
  'payment_method_data[card][cvc]': '123',
})

export const keyed = (key: string) => ({ 'idempotency-key': `${key}:${Math.random().toString(36).slice(2)}` })

/** A payment held at the bank, to be captured. */
export async function held(system: CaseSystem, number = VISA): Promise<string> {
  const payment = await system.shop.open({ capture_method: 'manual' })
  await system.shop.pay(payment, number)
  return payment.id
}

export async function paid(system: CaseSystem, number = VISA): Promise<string> {
  const payment = await system.shop.open()
  await system.shop.pay(payment, number)
  return payment.id
}

/** A payment whose holder is being asked, and where. */
export async function asked(system: CaseSystem, more: Record<string, string> = {}): Promise<{ id: string; url: string }> {
  const payment = await system.shop.open(more)
  const { result } = (await system.shop.pay(payment, ASKS)).body
  return { id: payment.id, url: result.url }
}

export const statusOf = async (system: CaseSystem, id: string): Promise<string> => (await system.shop.get(`/v1/payment_intents/${id}`)).body.status
