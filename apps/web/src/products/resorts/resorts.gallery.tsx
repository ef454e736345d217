import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { HoldNow } from './details/hold-now.tsx'
import { StayDetails } from './details/stay-details.tsx'
import { UnitOutcome } from './details/unit-outcome.tsx'
import { WeekDetails } from './details/week-details.tsx'
import type { StaysFound, WeeksFound } from './resorts-api.ts'
import { MonthStrip } from './results/month-strip.tsx'
import { STAY_SORTS, WEEK_SORTS } from './results/resort-filters.ts'
import { ResortList } from './results/resort-list.tsx'
import { StayCard } from './results/stay-card.tsx'
import { WeekCard } from './results/week-card.tsx'
import {
  sampleDetail,
  sampleInventory,
  sampleMonths,
  sampleNights,
  samplePrice,
  sampleReviews,
  sampleStayDetails,
  sampleStays,
  sampleWeeks,
} from './sample-resorts.ts'
import { StaySearchForm } from './search/stay-search-form.tsx'
import { WeekSearchForm } from './search/week-search-form.tsx'

const nothing = () => {}
const nowMs = Date.parse('2027-02-20T12:00:00Z')
const search = { where: 'cancun', month: '2027-03', bedrooms: 0 }
const choice = { id: 'cash-one-2027-03-13', price: samplePrice(486) }
const came = (attempt: Attempt<never>) => () => (
  <UnitOutcome
    attempt={attempt}
    choice={choice}
    chosen="Club del Copal, 1 bedroom"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    othersTo="/resorts"
  />
)
const refused = (code: string, message: string) => came({ step: 'refused', id: choice.id, code, message, retriable: false })

const weeks = (found: WeeksFound) => () => (
  <ResortList
    path={PRODUCT_PAGES.RST.results}
    found={found}
    rows={found.resorts}
    resortOf={({ resort }) => resort}
    priceOf={({ from }) => String(from)}
    sorts={WEEK_SORTS}
    note="Prices are for seven nights."
    hasExchange
    nothing={{ title: 'No weeks on offer', text: 'Try another month.', links: [{ to: '/resorts', words: 'The next six months', detail: '' }] }}
    above={<MonthStrip months={found.months} chosen="2027-03" currency="USD" hrefOf={(month) => `?month=${month}`} />}
    card={(row, at) => <WeekCard found={row} search={search} currency="USD" at={at} />}
  />
)

const stays = (found: StaysFound) => () => (
  <ResortList
    path={PRODUCT_PAGES.STY.results}
    found={found}
    rows={found.stays}
    resortOf={({ resort }) => resort}
    priceOf={({ from }) => String(from.price.total)}
    sorts={STAY_SORTS}
    note="Prices are for the whole stay."
    hasExchange={false}
    nothing={{ title: 'Nothing free on these nights', text: 'Try a day earlier or later.', links: [] }}
    card={(row, at) => <StayCard found={row} search={{ where: 'cancun', ...sampleNights }} at={at} />}
  />
)

const details =
  (inventory = sampleInventory) =>
  () => <WeekDetails detail={sampleDetail} reviews={sampleReviews} inventory={inventory} months={sampleMonths} month="2027-03" bedrooms={0} />

/** Every state of the pages of resort weeks and stays. */
export const states = {
  'weeks found': weeks(sampleWeeks),
  'no weeks': weeks({ ...sampleWeeks, resorts: [], total: 0 }),
  'stays found': stays(sampleStays),
  'no stays': stays({ ...sampleStays, stays: [], total: 0 }),
  'a resort and its weeks': details(),
  'a month without weeks': details({ ...sampleInventory, units: [], full: [] }),
  'a stay': () => <StayDetails details={sampleStayDetails} search={sampleNights} />,
  'a stay, nothing free': () => <StayDetails details={{ ...sampleStayDetails, sizes: [] }} search={sampleNights} />,
  'held early': () => (
    <HoldNow token="t" mainPath="/resorts" held={{ token: 't', reservationToken: 'h', expiresAt: '2027-02-20T12:15:00Z' }} onHeld={nothing} />
  ),
  'not held': () => <HoldNow token="t" mainPath="/resorts" held={null} onHeld={nothing} />,
  'price changed': came({ step: 'changed', id: choice.id, oldTotal: 486, seen: choice.price, price: samplePrice(512), checkoutId: 'chk_1' }),
  'someone else took it': came({ step: 'gone', id: choice.id, alternatives: [], message: '' }),
  'could not be prepared': refused('unknown_inventory', 'These results have grown old. Please look at the units again.'),
  'too little power': refused('too_little_power', "Your deposits don't have enough trading power for this week."),
  'search for weeks': () => <WeekSearchForm look="hero" nowMs={nowMs} errors={{ where: 'No places match “Cancum”.' }} />,
  'search for stays': () => <StaySearchForm look="hero" nowMs={nowMs} given={{ where: 'cancun', ...sampleNights }} label="Cancún, Mexico" />,
}
