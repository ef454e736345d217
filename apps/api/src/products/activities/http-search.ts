import { activityPlaces, searchActivities as searchCall } from '@sojourn/contracts'
import { commaText, say } from '@sojourn/i18n'
import { accept, money, toMajor } from '@sojourn/kernel'
import { activityText, type Facts } from '@sojourn/world'
import { agentTermsOf, type CallRoute, pricingFor, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { pricedFor } from './activity-ask-of.ts'
import { languageText } from './activity-words.ts'
import { type ActivityRow, countsOf, passes } from './domain/activity-filters.ts'
import { compareBy, type Ranked } from './domain/activity-order.ts'
import { OCTO, type OctoParts } from './octo/octo-parts.ts'
import { createOctoSearch, type OctoRow } from './octo/octo-search.ts'
import { optionsOf } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { ASKED_REFUSALS } from './refusals.ts'
import { choiceOf, type FoundActivity, searchActivities } from './search-activities.ts'
import { readActivityPlace } from './suggest-places.ts'
import { type Asking, titleOf, type WireActivity, wireActivity, wirePlace, wirePrice } from './to-wire.ts'

/** What is listed, from whichever supplier it comes. */
interface Listed {
  readonly row: ActivityRow
  readonly rank: Ranked
  readonly at: { readonly title: string; readonly latitude: number; readonly longitude: number }
  wire(): WireActivity
}

export function searchActivitiesHttp(parts: ActivityParts, octo: OctoParts): CallRoute[] {
  const remote = createOctoSearch(octo)
  return [
    route(
      searchCall,
      async (body, caller) => {
        const { memberPrices } = await pricingFor(caller, body.currency)
        const priced = await pricedFor(body, caller)
        const wanted = { from: body.from, to: body.to, after: body.after, before: body.before }
        const search = { ...priced, ...wanted, place: body.place }
        const found = await parts.transactions.inTenant(caller.orgId, (tx) => searchActivities(parts, tx, search), { readOnly: true })
        if (!found.ok) return found
        const { place, rows, notForParty, exchange } = found.value
        const placeOf = (key: string) => parts.catalogue()?.findPlace(key) ?? null
        const asking = { ...priced, exchange, agent: agentTermsOf(caller) }
        const others = caller.org.site.suppliers.includes(OCTO)
          ? await remote.rows({ ...wanted, place, party: priced.party }, { ...priced, agent: asking.agent })
          : { rows: [], late: [] }
        const all = [...rows.map((row) => ownListed(row, asking, placeOf)), ...others.rows.map(otherListed)]
        const choice = choiceOf(body.filters)
        const order = compareBy(body.sort)
        const chosen = all.filter(({ row }) => passes(row, choice)).sort((a, b) => order(a.rank, b.rank))
        const start = Number(body.cursor ?? 0)
        const end = start + body.limit
        return accept({
          place: wirePlace(place),
          activities: chosen.slice(start, end).map(({ wire }) => wire()),
          pins: chosen.map(({ rank, at }) => ({ activity_id: rank.activityId, ...at, amount: toMajor(money(rank.totalMinor, exchange.currency)) })),
          facets: facetsOf(all.map(({ row }) => row)),
          late: [...others.late],
          not_for_party: notForParty,
          next: end < chosen.length ? String(end) : null,
          total: chosen.length,
          bookable_from: bookableFrom({ startsOn: body.from, timeZone: place.timeZone }, caller.org.minimumCheckinDays, parts.clock.nowMs()),
          member_prices: memberPrices,
          currency: exchange.currency,
        })
      },
      ASKED_REFUSALS,
    ),

    route(activityPlaces, async ({ text, limit }, { language }) => {
      const catalogue = parts.catalogue()
      const read = catalogue ? await readActivityPlace(catalogue, text, limit, language) : { places: [], meant: null, isCountry: false }
      return accept({
        meant: read.meant?.key ?? null,
        is_country: read.isCountry,
        places: read.places.map((facts) => {
          const { place_id, name, country, country_code, latitude, longitude, time_zone } = wirePlace(facts)
          return { place_id, type: 'city' as const, name, label: commaText([name, country], language), country_code, latitude, longitude, time_zone }
        }),
      })
    }),
  ]
}

function ownListed(row: FoundActivity, asking: Asking, placeOf: (key: string) => Facts | null): Listed {
  const { activity, day, sessions, totalMinor } = row
  const { activityId, score, reviews, template, meeting } = activity
  const title = titleOf(activity, placeOf)
  return {
    row,
    rank: { activityId, totalMinor, score, reviews, minutes: template.minutes },
    at: { title, latitude: meeting.at[0], longitude: meeting.at[1] },
    wire: () => wireActivity(activity, { title, day, sessions, price: wirePrice(activity, optionsOf(activity)[0]!, asking) }, asking.party),
  }
}

function otherListed(row: OctoRow): Listed {
  const { wire, activityId, totalMinor } = row
  const { title, score, reviews, minutes, meeting } = wire
  return {
    row,
    rank: { activityId, totalMinor, score, reviews, minutes },
    at: { title, latitude: meeting.latitude, longitude: meeting.longitude },
    wire: () => wire,
  }
}

/** What all that were found have, whatever is filtered. */
function facetsOf(rows: readonly ActivityRow[]) {
  const named = (counts: ReturnType<typeof countsOf>, label: (value: string) => string) => counts.map((each) => ({ ...each, label: label(each.value) }))
  return {
    categories: named(
      countsOf(rows, ({ category }) => [category]),
      (code) => activityText('category', code),
    ),
    times: named(
      countsOf(rows, ({ times }) => times),
      (value) => timeText(value),
    ),
    lengths: named(
      countsOf(rows, ({ length }) => [length]),
      (value) => lengthClassText(value),
    ),
    languages: named(
      countsOf(rows, ({ languages }) => languages),
      languageText,
    ),
    levels: named(
      countsOf(rows, ({ level }) => [level]),
      (code) => activityText('level', code),
    ),
    free_cancellation: rows.filter(({ freeCancellation }) => freeCancellation).length,
    private: rows.filter(({ isPrivate }) => isPrivate).length,
    pickup: rows.filter(({ pickup }) => pickup).length,
    step_free: rows.filter(({ stepFree }) => stepFree).length,
  }
}

const timeText = (value: string): string => (value === 'morning' ? say`Morning` : value === 'afternoon' ? say`Afternoon` : say`Evening`)
const lengthClassText = (value: string): string => (value === 'short' ? say`Up to 2 hours` : value === 'half_day' ? say`Half a day` : say`A day or longer`)
