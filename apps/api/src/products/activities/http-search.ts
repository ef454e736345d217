import { activityPlaces, searchActivities as searchCall } from '@sojourn/contracts'
import { commaText, say } from '@sojourn/i18n'
import { accept, money, toMajor } from '@sojourn/kernel'
import { activityText } from '@sojourn/world'
import { agentTermsOf, type CallRoute, pricingFor, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { pricedFor } from './activity-ask-of.ts'
import { languageText } from './activity-words.ts'
import { countsOf, passes } from './domain/activity-filters.ts'
import { compareBy, type Ranked } from './domain/activity-order.ts'
import { optionsOf } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { ASKED_REFUSALS } from './refusals.ts'
import { choiceOf, type FoundActivity, searchActivities } from './search-activities.ts'
import { readActivityPlace } from './suggest-places.ts'
import { titleOf, wireActivity, wirePlace, wirePrice } from './to-wire.ts'

export const searchActivitiesHttp = (parts: ActivityParts): CallRoute[] => [
  route(
    searchCall,
    async (body, caller) => {
      const { memberPrices } = await pricingFor(caller, body.currency)
      const priced = await pricedFor(body, caller)
      const search = { ...priced, place: body.place, from: body.from, to: body.to }
      const found = await parts.transactions.inTenant(caller.orgId, (tx) => searchActivities(parts, tx, search), { readOnly: true })
      if (!found.ok) return found
      const { place, rows, notForParty, exchange } = found.value
      const choice = choiceOf(body.filters)
      const order = compareBy(body.sort)
      const wanted = rows.filter((row) => passes(row, choice)).sort((a, b) => order(rankOf(a), rankOf(b)))
      const placeOf = (key: string) => parts.catalogue()?.findPlace(key) ?? null
      const asking = { ...priced, exchange, agent: agentTermsOf(caller) }
      const start = Number(body.cursor ?? 0)
      const end = start + body.limit
      return accept({
        place: wirePlace(place),
        activities: wanted
          .slice(start, end)
          .map(({ activity, day, sessions }) =>
            wireActivity(
              activity,
              { title: titleOf(activity, placeOf), day, sessions, price: wirePrice(activity, optionsOf(activity)[0]!, asking) },
              priced.party,
            ),
          ),
        pins: wanted.map(({ activity, totalMinor }) => ({
          activity_id: activity.activityId,
          title: titleOf(activity, placeOf),
          latitude: activity.meeting.at[0],
          longitude: activity.meeting.at[1],
          amount: toMajor(money(totalMinor, exchange.currency)),
        })),
        facets: facetsOf(rows),
        not_for_party: notForParty,
        next: end < wanted.length ? String(end) : null,
        total: wanted.length,
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

const rankOf = ({ activity, totalMinor }: FoundActivity): Ranked => ({
  activityId: activity.activityId,
  totalMinor,
  score: activity.score,
  reviews: activity.reviews,
  minutes: activity.template.minutes,
})

/** What all that were found have, whatever is filtered. */
function facetsOf(rows: readonly FoundActivity[]) {
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
