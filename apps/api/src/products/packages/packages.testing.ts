import type { DataOf, PackagePartShape, PackageShape, packageDetails } from '@sojourn/contracts'
import { type Browser, contact, type openWholeApi } from '../../whole-api.testing.ts'

type System = ReturnType<typeof openWholeApi>

/** Four nights in Lisbon for two and a child of six. */
export const lisbon = { from: 'MAD', to: 'lisbon', leave: '2027-03-17', return: '2027-03-21', rooms: [{ adults: 2, children: [6] }] }

export const minorOf = (major: number): number => Math.round(major * 100)
export const chosenOf = (parts: readonly PackagePartShape[]) => parts.map(({ role, product, fields }) => ({ role, product, fields }))

const document = (no: number) => ({ kind: 'passport', number: `P123456${no}`, country: 'PT', expires_on: '2034-01-01' })
const born = ['1985-02-03', '1987-08-09', '2020-11-05']
/** Two grown-ups and a child, the lead by a name of its own. */
export const family = (last_name = 'Prata', names: readonly string[] = ['Ana', 'Rui', 'Tom']) =>
  names.map((first_name, at) => ({
    first_name,
    last_name: at === 0 ? last_name : 'Prata',
    born_on: born[at],
    gender: at === 0 ? 'f' : 'm',
    nationality: 'PT',
    document: document(at),
  }))

export type Extras = DataOf<typeof packageDetails>['extras']

/** The first package of a search with what is added to it by its details, and its total. */
export async function chosenPackage(browser: Browser, trip: typeof lisbon, add: (extras: Extras) => readonly PackagePartShape[] = () => [], at = 0) {
  const { body: found } = await browser.call('/api/packages/search', trip)
  const whole: PackageShape = found.data.packages[at]
  const own = chosenOf(whole.parts)
  const { body: looked } = await browser.call('/api/packages/details', { ...trip, parts: own })
  const parts = [...own, ...chosenOf(add(looked.data.extras))]
  if (parts.length === own.length) return { parts, whole, looked: looked.data as DataOf<typeof packageDetails> }
  const { body: all } = await browser.call('/api/packages/details', { ...trip, parts })
  return { parts, whole: all.data.package as PackageShape, looked: all.data as DataOf<typeof packageDetails> }
}

export async function heldPackage(browser: Browser, { parts, whole }: { readonly parts: unknown; readonly whole: PackageShape }): Promise<string> {
  const { body: held } = await browser.call('/api/packages/prebook', { parts, expected_total: whole.price.total })
  if (!held.data?.checkoutId) throw new Error(`it is not held: ${JSON.stringify(held)}`)
  return held.data.checkoutId
}

/** Books what is held and pays it by card; answers the booking and its payment. */
export async function paidPackage({ gateway }: System, browser: Browser, checkoutId: string, guests: unknown = family()) {
  const { body: open } = await browser.call('/api/checkout/get', { checkoutId })
  const { body: booked } = await browser.call('/api/packages/book', { checkoutId, guests, contact, consented_total: open.data.price.total })
  if (!booked.data?.booking_id) throw new Error(`it is not booked: ${JSON.stringify(booked)}`)
  const { booking_id } = booked.data
  const intent = [...gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)
  if (!intent) throw new Error(`${booking_id} is paid by card`)
  gateway.browser.pays(intent)
  const { body: status } = await browser.call('/api/booking/getStatus', { booking_id })
  if (status.data.status !== 'confirmed') throw new Error(`it is not confirmed: ${JSON.stringify(status)}`)
  return { booking_id: booking_id as string, intent }
}

export const bookingOf = async (browser: Browser, booking_id: string) => (await browser.call('/api/bookingHistory/get', { booking_id })).body.data
