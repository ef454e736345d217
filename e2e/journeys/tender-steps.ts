import { expect, type Locator, type Page } from '@playwright/test'
import { call } from './pay-steps.ts'
import { stay } from './steps.ts'

/** What a traveller does with coupon, cash cards, points and cards of stored value. */

export const COUPON = 'Have a Coupon Code?'
export const CASH = 'Use Your Cash Card(S)?'
export const POINTS = 'Use your points?'

export const box = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
export const field = (page: Page, name: string): Locator => box(page, name).getByRole('textbox').last()
export const apply = (page: Page, name: string): Promise<void> => box(page, name).getByRole('button', { name: 'Apply', exact: true }).click()
export const unapply = (page: Page, name: string): Locator => box(page, name).getByRole('button', { name: 'Unapply', exact: true })

/** Types into a box and applies it. */
export async function use(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text)
  await apply(page, name)
  await expect(unapply(page, name)).toBeVisible()
}

/** A line of the price, as it is rendered. */
export const priceLine = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'Price details' }).locator('dl > div').filter({ hasText: label })

/** What the server says a person has. */
export async function balances(page: Page): Promise<object> {
  const { total_amount, cards } = await call<{ total_amount: number; cards: { payment_card_id: string; redemption_price: number }[] }>(
    page,
    '/api/booking/getpaymentcardbyuser',
    { product_type: 'HLT' },
  )
  const { coupons } = await call<{ coupons: { coupon_code: string; uses_left: number | null }[] }>(page, '/api/general/getCouponCodeDetails', {
    product_type: 'HLT',
  })
  return {
    cash: total_amount,
    cards: cards.map(({ payment_card_id: id, redemption_price: left }) => [id, left]),
    coupons: coupons.map(({ coupon_code: code, uses_left: left }) => [code, left]),
  }
}

/** Points of each kind, as a checkout returns them. */
export async function pointsAt(page: Page, checkoutId: string): Promise<object> {
  const { point_types } = await call<{ point_types: { point_type_code: string; points: number }[] }>(page, '/api/loyalty/checkLoyaltyPoints', { checkoutId })
  return point_types.map(({ point_type_code: code, points }) => [code, points])
}

/** Calls as the page's own person from within the page: only browsers know names such as agents.localhost. */
export const callWithin = <Data>(page: Page, path: string, body: object): Promise<Data> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to as string, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) })
      const told = await answer.json()
      if (told.status !== 'success') throw new Error(`${to}: ${JSON.stringify(told)}`)
      return told.data
    },
    [path, body] as const,
  )

interface Rate {
  readonly rate_id: string
  readonly price: { readonly total: number; readonly pay_now: number }
}

/** Holds a room from within the page and opens its checkout. */
export async function openCheckoutWithin(page: Page, weeks: number): Promise<void> {
  const about = { ...stay(weeks), rooms: [{ adults: 2, children: [] }] }
  const { hotels } = await callWithin<{ hotels: { hotel_id: string }[] }>(page, '/api/hotels/search', { destination: 'lisbon', ...about, limit: 20 })
  for (const { hotel_id } of hotels) {
    const { rates } = await callWithin<{ rates: Rate[] }>(page, '/api/hotels/details', { hotel_id, ...about })
    const rate = rates.find(({ price }) => price.pay_now > 100)
    if (!rate) continue
    const held = { hotel_id, rate_id: rate.rate_id, ...about, expected_total: rate.price.total }
    const { checkoutId } = await callWithin<{ checkoutId: string }>(page, '/api/hotels/prebook', held)
    await page.goto(new URL(`/hotel-checkout?checkout=${checkoutId}`, page.url()).href)
    return
  }
  throw new Error('no hotel has such a rate')
}
