import { restaurantPlaces, searchRestaurants as searchCall } from '@sojourn/contracts'
import { commaText, say } from '@sojourn/i18n'
import { accept } from '@sojourn/kernel'
import { type Cuisine, countryName, exonymOf, type Facts } from '@sojourn/world'
import { type CallRoute, pricingFor, type Refusals, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { compareBy, countsOf, passes } from './domain/filters.ts'
import type { RestaurantParts } from './parts.ts'
import { type FoundRow, type RestaurantsFound, searchRestaurants } from './search-restaurants.ts'
import { readDiningPlace } from './suggest-places.ts'
import { wireFound } from './to-wire.ts'
import { areaText, cuisineText } from './words.ts'

/** What a person sees of a table that cannot be: the message of a refusal says more where it knows more. */
export const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, () => say`We have no restaurants at this place. Please choose a city from the list.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_times: [400, () => say`Please check the day and time of your table.`],
}

export const searchRestaurantsHttp = (parts: RestaurantParts): CallRoute[] => [
  route(
    searchCall,
    async ({ place: placeId, day, time, party, filters, sort, cursor, limit, currency: asked }, caller) => {
      const { currency, markupBasisPoints } = await pricingFor(caller, asked)
      const found = await parts.transactions.inTenant(caller.orgId, (tx) => searchRestaurants(parts, tx, { place: placeId, day, time, party, currency }), {
        readOnly: true,
      })
      if (!found.ok) return found
      const { place, rows, exchange } = found.value
      const wanted = rows.filter((row) => passes(row, filters)).sort(compareBy(sort))
      const start = Number(cursor ?? 0)
      const end = start + limit
      const nowMs = parts.clock.nowMs()
      const looking = { day, party, area: null, exchange, nowMs, markupBasisPoints }
      return accept({
        place: {
          place_id: place.placeId,
          ...placeNames(place.facts, caller.language),
          ...(place.district && { name: place.district.name }),
          country_code: place.facts.countryCode,
          destination: place.facts.key,
          latitude: place.at[0],
          longitude: place.at[1],
          time_zone: place.facts.timeZone,
          art: place.facts.art,
        },
        restaurants: wanted.slice(start, end).map(({ evening, times }) => wireFound(evening, times, looking)),
        facets: facetsOf(rows, place),
        next: end < wanted.length ? String(end) : null,
        total: wanted.length,
        bookable_from: bookableFrom({ startsOn: day, timeZone: place.facts.timeZone }, caller.org.minimumCheckinDays, nowMs),
        currency,
      })
    },
    ASKED_REFUSALS,
  ),

  route(restaurantPlaces, async ({ text, limit }, { language }) => {
    const catalogue = parts.catalogue()
    const read = catalogue ? await readDiningPlace(catalogue, text, limit, language) : { places: [], meant: null, isCountry: false }
    return accept({
      meant: read.meant?.key ?? null,
      is_country: read.isCountry,
      places: read.places.map((facts) => {
        const { name, country } = placeNames(facts, language)
        return {
          place_id: facts.key,
          type: 'city' as const,
          name,
          label: commaText([name, country], language),
          country_code: facts.countryCode,
          latitude: facts.at[0],
          longitude: facts.at[1],
          time_zone: facts.timeZone,
        }
      }),
    })
  }),
]

/** A place as a language calls it. */
const placeNames = ({ key, name, country, countryCode }: Facts, language: string) => ({
  name: exonymOf(key, language) ?? name,
  country: language.startsWith('en') ? country : countryName(countryCode, language),
})

/** What all restaurants found have, whatever is filtered. */
function facetsOf(rows: readonly FoundRow[], { facts }: RestaurantsFound['place']) {
  const districts = new Map(facts.districts.map(({ key, name }) => [key, name]))
  return {
    cuisines: countsOf(rows, ({ cuisine }) => [cuisine]).map((each) => ({ ...each, label: cuisineText(each.value as Cuisine) })),
    levels: countsOf(rows, ({ level }) => [level])
      .map((each) => ({ ...each, label: each.value }))
      .sort((a, b) => Number(a.value) - Number(b.value)),
    areas: countsOf(rows, ({ areas }) => areas).map((each) => ({ ...each, label: areaText(each.value as Parameters<typeof areaText>[0]) })),
    districts: countsOf(rows, ({ district }) => [district]).map((each) => ({ ...each, label: districts.get(each.value) ?? each.value })),
    set_menu: rows.filter(({ setMenu }) => setMenu).length,
    no_card: rows.filter(({ noCard }) => noCard).length,
    free: rows.filter(({ free }) => free).length,
  }
}
