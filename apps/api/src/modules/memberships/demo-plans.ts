// nothing here is translated: data of the demo world
import { fromMajor, money, type OrgId } from '@sojourn/kernel'
import { demoPlanPrices, demoPlanTexts } from './demo-plan-texts.ts'
import { type Eligibility, NOBODY } from './domain/eligibility.ts'
import type { Plan, PlanPrice } from './domain/plan.ts'

type DemoPlan = Omit<Plan, 'texts' | 'currencies'> & { readonly price: Omit<PlanPrice, 'validFromMs'>; readonly listed?: readonly string[] }

const sojourn = 'org_sojourn' as OrgId
const blue = 'org_blue' as OrgId
const northwind = 'org_northwind' as OrgId
const year = { years: 1, months: 0 }
const month = { years: 0, months: 1 }
/** The club pays so many, and so much a year. */
const paidFor = (membersMax: number, euros: number) => ({ membersMax, budget: { amount: money(euros * 100, 'EUR'), per: 'year' as const } })
const crew: Eligibility = { kind: 'domain', domains: ['blue.test'], ...paidFor(50, 3_000) }
const captains: Eligibility = { kind: 'list', ...paidFor(10, 1_500) }
const list = (...points: string[]): string => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

const plans: readonly DemoPlan[] = [
  {
    orgId: sojourn,
    subId: 'sub_explorer',
    code: 'EXPLORER',
    name: 'Explorer',
    description: 'Month by month',
    image: '/art/posters/porto-600.avif',
    html: list('Member prices: 3% off', 'Group trips for members only', 'Pay monthly, stop whenever you like'),
    currency: 'USD',
    membershipId: 'mem_explorer',
    firstTerm: month,
    laterTerms: month,
    chargeAfterDays: 0,
    isRenewable: true,
    initChargeOrg: false,
    renewChargeOrg: false,
    eligibility: NOBODY,
    benefits: { memberPricePoints: 300, pointsTimes: 1, weekHoldHours: 0, dreamtrips: true },
    position: 1,
    sold: true,
    price: { initial: money(949, 'USD'), renewal: money(949, 'USD') },
  },
  {
    orgId: sojourn,
    subId: 'sub_voyager',
    code: 'VOYAGER',
    name: 'Voyager',
    description: 'A whole year',
    image: '/art/posters/kyoto-600.avif',
    html: list('Member prices: 5% off', 'Twice the points on bookings', 'Resort weeks held for 24 hours', 'Group trips for members only'),
    currency: 'USD',
    membershipId: 'mem_voyager',
    firstTerm: year,
    laterTerms: year,
    chargeAfterDays: 14,
    isRenewable: true,
    initChargeOrg: false,
    renewChargeOrg: false,
    eligibility: NOBODY,
    benefits: { memberPricePoints: 500, pointsTimes: 2, weekHoldHours: 24, dreamtrips: true },
    position: 2,
    sold: true,
    price: { initial: money(9_900, 'USD'), renewal: money(8_900, 'USD') },
  },
  {
    orgId: sojourn,
    subId: 'sub_grand',
    code: 'GRAND',
    name: 'Grand Tour',
    description: 'Everything we have, for a year',
    image: '/art/posters/queenstown-600.avif',
    html: list('Member prices: 8% off', 'Twice the points on bookings', 'Resort weeks held for 48 hours', 'Group trips for members only'),
    currency: 'USD',
    membershipId: 'mem_grand',
    firstTerm: year,
    laterTerms: year,
    chargeAfterDays: 0,
    isRenewable: true,
    initChargeOrg: false,
    renewChargeOrg: false,
    eligibility: NOBODY,
    benefits: { memberPricePoints: 800, pointsTimes: 2, weekHoldHours: 48, dreamtrips: true },
    position: 3,
    sold: true,
    price: { initial: money(24_900, 'USD'), renewal: money(19_900, 'USD') },
  },
  {
    orgId: blue,
    subId: 'sub_crew',
    code: 'CREW',
    name: 'Crew',
    description: 'Paid by Blue Harbor',
    image: '/art/posters/porto-600.avif',
    html: list('Paid by your club', 'Member prices: 3% off'),
    currency: 'EUR',
    membershipId: 'mem_crew',
    firstTerm: year,
    laterTerms: year,
    chargeAfterDays: 0,
    isRenewable: true,
    initChargeOrg: true,
    renewChargeOrg: true,
    eligibility: crew,
    benefits: { memberPricePoints: 300, pointsTimes: 1, weekHoldHours: 0, dreamtrips: true },
    position: 1,
    sold: true,
    price: { initial: money(6_000, 'EUR'), renewal: money(6_000, 'EUR') },
  },
  {
    orgId: blue,
    subId: 'sub_captain',
    code: 'CAPTAIN',
    name: 'Captain',
    description: 'The first year is on Blue Harbor',
    image: '/art/posters/queenstown-600.avif',
    html: list('First year paid by your club', 'Member prices: 6% off', 'Twice the points on bookings'),
    currency: 'EUR',
    membershipId: 'mem_captain',
    firstTerm: year,
    laterTerms: year,
    chargeAfterDays: 0,
    isRenewable: true,
    initChargeOrg: true,
    renewChargeOrg: false,
    eligibility: captains,
    benefits: { memberPricePoints: 600, pointsTimes: 2, weekHoldHours: 48, dreamtrips: true },
    position: 2,
    sold: true,
    price: { initial: money(15_000, 'EUR'), renewal: money(12_000, 'EUR') },
    listed: ['member@blue.test'],
  },
  {
    orgId: northwind,
    subId: 'sub_desk',
    code: 'DESK',
    name: 'Desk',
    description: 'For agencies, month by month',
    image: '/art/posters/porto-600.avif',
    html: list('Member prices: 2% off', 'Twice the points on bookings'),
    currency: 'USD',
    membershipId: 'mem_desk',
    firstTerm: month,
    laterTerms: month,
    chargeAfterDays: 0,
    isRenewable: true,
    initChargeOrg: false,
    renewChargeOrg: false,
    eligibility: NOBODY,
    benefits: { memberPricePoints: 200, pointsTimes: 2, weekHoldHours: 0, dreamtrips: false },
    position: 1,
    sold: true,
    price: { initial: money(1_900, 'USD'), renewal: money(1_900, 'USD') },
  },
]

const inMinor = (major: number, currency: string) => fromMajor(major, currency) ?? money(0, currency)

/** Three at Sojourn, two at Blue Harbor, which the organisation pays for whom it names, one at Northwind for its agents. In all languages, and priced in several currencies where members pay. */
export const demoPlans = plans.map((plan) => {
  const others = Object.entries(demoPlanPrices[plan.code] ?? {})
  return {
    ...plan,
    texts: demoPlanTexts[plan.code] ?? {},
    currencies: others.map(([currency]) => currency),
    otherPrices: others.map(([currency, [initial, renewal]]) => ({ initial: inMinor(initial, currency), renewal: inMinor(renewal, currency) })),
  }
})
