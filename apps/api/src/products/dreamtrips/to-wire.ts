import type { DataOf, DreamtripOffer, searchDreamtrips } from '@sojourn/contracts'
import { currentLanguage, say } from '@sojourn/i18n'
import { isoIn, toMajor } from '@sojourn/kernel'
import {
  activityTitle,
  countryName,
  type Dreamtrip,
  type DreamtripWorld,
  dreamtripThemeText,
  dreamtripTitle,
  exonymOf,
  type Facts,
  type ProgramPart,
} from '@sojourn/world'
import { priceOnWire } from '../../sale/on-wire.ts'
import type { OpenTrip, Standing } from './find-trip.ts'
import type { PricedTrip } from './price-trip.ts'

export type WireTrip = DataOf<typeof searchDreamtrips>['trips'][number]

export const wirePlace = ({ key, name, country, countryCode, at, timeZone, art }: Facts): WireTrip['place'] => {
  const language = currentLanguage()
  return {
    place_id: key,
    name: exonymOf(key, language) ?? name,
    country: language.startsWith('en') ? country : countryName(countryCode, language),
    country_code: countryCode,
    latitude: at[0],
    longitude: at[1],
    time_zone: timeZone,
    art,
  }
}

export const wireTheme = ({ theme }: Pick<Dreamtrip, 'theme'>) => ({ code: theme, name: dreamtripThemeText(theme) })

export const wireHotel = ({ hotel: { id, name, stars, district, address, phone, facade }, facts }: Dreamtrip): WireTrip['hotel'] => ({
  hotel_id: id,
  name,
  stars,
  district: facts.districts.find(({ key }) => key === district)?.name ?? facts.name,
  address,
  phone,
  art: `facades/${facade}`,
})

export const wireMinimum = ({ minimum, facts }: Pick<Dreamtrip, 'minimum' | 'facts'>, { people, decidedMs, state }: Standing): WireTrip['minimum'] => ({
  people: minimum,
  in: people,
  decided_at: isoIn(facts.timeZone, decidedMs),
  state,
})

/** What a part of the program is called in the current language. */
export function partTitle(what: ProgramPart['what'], activity: DreamtripOffer['program'][number]['parts'][number]['activity']): string {
  if (activity) return activityTitle(activity.template, activity.about, activity.about_town)
  return what === 'meeting' ? say`Your host meets you at the hotel` : what === 'dinner' ? say`Dinner together` : say`Check-out and transfer to the airport`
}

export const wireProgram = ({ program, facts }: Dreamtrip, townOf: (key: string) => string | null): DreamtripOffer['program'] =>
  program.map(({ day, parts }) => ({
    day,
    parts: parts.map((part) => {
      const made = part.what === 'activity' ? part.activity : null
      const about_town = (made?.template.subject === 'neighbour' ? townOf(made.of) : null) ?? facts.name
      const activity = made && { activity_id: made.activityId, template: made.template.key, about: made.of, about_town }
      return { what: part.what, time: part.time, title: partTitle(part.what, activity), minutes: made?.template.minutes ?? null, activity }
    }),
  }))

/** The English name of a town, by its key. */
export const townIn =
  (catalogue: DreamtripWorld | null) =>
  (key: string): string | null =>
    catalogue?.townOf(key) ?? null

export function wireTrip({ trip, left, standing }: OpenTrip, priced: PricedTrip, people: number): WireTrip {
  const { tripId, startsOn, endsOn, nights, host, places, facts } = trip
  return {
    trip_id: tripId,
    theme: wireTheme(trip),
    title: dreamtripTitle(trip.theme, facts.name),
    place: wirePlace(facts),
    starts_on: startsOn,
    ends_on: endsOn,
    nights,
    hotel: wireHotel(trip),
    host: { name: host.name, languages: [...host.languages] },
    places,
    left,
    full: left < people,
    minimum: wireMinimum(trip, standing),
    price: priceOnWire(priced.quote),
    per_person: toMajor(priced.each),
    single_supplement: toMajor(priced.single),
    balance_on: priced.balanceOn,
  }
}
