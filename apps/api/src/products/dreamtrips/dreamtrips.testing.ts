import { type BodyOf, bookDreamtrip, type DataOf, dreamtripDetails, dreamtripParts, getCheckout, prebookDreamtrip, searchDreamtrips } from '@sojourn/contracts'
import { money } from '@sojourn/kernel'
import { createWorld } from '@sojourn/world'
import { contact, got, org, type System, type SystemOptions } from '../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'
import type { ProductDeps } from '../../sale/product-module.ts'
import { dreamtripsModule } from './index.ts'

/** All trips to the places of the first page. */
export const tripsWorld = createWorld({ seed: 'test' })

export type WireTrip = DataOf<typeof searchDreamtrips>['trips'][number]

export const tripCallsOf = (system: System) => ({
  search: system.call(searchDreamtrips),
  details: system.call(dreamtripDetails),
  parts: system.call(dreamtripParts),
  prebook: system.call(prebookDreamtrip),
  book: system.call(bookDreamtrip),
})

/** Dreamtrips as they are sold, with these people as members, by the names of their ids. */
export const forMembers = (isMember: (userId: string) => boolean): Pick<SystemOptions, 'sells'> => ({
  sells: (own, usual) => {
    const others = usual().filter(({ products }) => products.every(({ code }) => code !== 'DTR'))
    const planOf: ProductDeps['planOf'] = async (_tx, { userId }) => (isMember(userId) ? { longHoldHours: 0, groupDepartures: true } : null)
    return [...others, dreamtripsModule(() => tripsWorld, { ...own, planOf }, others)]
  },
})

/** A plan that has group trips, and one that has not. */
export const savePlans = async (system: System, inTenant: (work: (tx: Parameters<System['memberships']['savePlan']>[0]) => Promise<void>) => Promise<void>) =>
  inTenant(async (tx) => {
    const year = { years: 1, months: 0 }
    for (const [subId, dreamtrips, minor] of [
      ['sub_group', true, 12_000],
      ['sub_plain', false, 5_000],
    ] as const)
      await system.memberships.savePlan(
        tx,
        {
          ...{
            orgId: org,
            subId,
            code: subId,
            name: dreamtrips ? 'Group' : 'Plain',
            description: '',
            image: '',
            html: '',
            currency: 'USD',
            membershipId: subId,
          },
          ...{ firstTerm: year, laterTerms: year, chargeAfterDays: 0, isRenewable: true, initChargeOrg: false, renewChargeOrg: false, position: 1, sold: true },
          ...{ eligibility: { kind: 'nobody' as const }, texts: {}, currencies: [] },
          benefits: { memberPricePoints: 500, pointsTimes: 1, weekHoldHours: 0, dreamtrips },
        },
        { own: { initial: money(minor, 'USD'), renewal: money(minor, 'USD') }, others: [] },
      )
  })

/** People of 18 or older, the caller first. */
export const grownUps = ({ user }: SignedInCaller, count: number, lead: { readonly last_name?: string } = {}) =>
  Array.from({ length: count }, (_, at) => ({
    first_name: user.firstName,
    last_name: at === 0 ? (lead.last_name ?? 'Test') : `Companion ${'ABCDEFGH'[at]}`,
    born_on: '1988-05-17',
  }))

export const holdBody = (trip: WireTrip, more: Partial<BodyOf<typeof prebookDreamtrip>> = {}): BodyOf<typeof prebookDreamtrip> => ({
  trip_id: trip.trip_id,
  expected_total: trip.price.total,
  ...more,
})

/** Held, agreed to and booked; not yet paid. */
export async function bookPlaces(system: System, trip: WireTrip, who: SignedInCaller, more: { readonly people?: number; readonly last_name?: string } = {}) {
  const { people = 2, last_name } = more
  const calls = tripCallsOf(system)
  const { checkoutId, price } = got(await calls.prebook(holdBody(trip, { people }), who))
  const { later } = got(await system.call(getCheckout)({ checkoutId }, who))
  const guests = grownUps(who, people, last_name === undefined ? {} : { last_name })
  const request = { checkoutId, guests, contact, consented_total: price.total, ...(later && { later_consent: later.mandate_text }) }
  const { booking_id } = got(await calls.book(request, who))
  return { price, checkoutId, booking_id }
}

/** The same, paid by card. */
export async function buyPlaces(system: System, trip: WireTrip, who: SignedInCaller, more: { readonly people?: number; readonly last_name?: string } = {}) {
  const booked = await bookPlaces(system, trip, who, more)
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booked.booking_id)!)
  return { ...booked, status: got(await system.status({ booking_id: booked.booking_id }, who)).status }
}
