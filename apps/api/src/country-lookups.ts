import { getDateFormat, getFirstDayOfWeek } from '@sojourn/contracts'
import { firstWeekday, languageOfCountry, say, writtenDateFormat } from '@sojourn/i18n'
import { accept, refuse } from '@sojourn/kernel'
import { type Refusals, type Route, route } from './http/index.ts'

const REFUSALS: Refusals = { unknown_country: [404, () => say`We don't recognize this country. Use a two-letter country code, such as PT.`] }

/** The look-ups of B7.18 by country. */
export const countryLookups: readonly Route[] = [
  route(
    getDateFormat,
    async ({ country }) => {
      const language = languageOfCountry(country)
      return language ? accept({ country, date_format: writtenDateFormat(language) }) : refuse('unknown_country')
    },
    REFUSALS,
  ),
  route(
    getFirstDayOfWeek,
    async ({ country }) => {
      const language = languageOfCountry(country)
      return language ? accept({ country, first_day: firstWeekday(language) }) : refuse('unknown_country')
    },
    REFUSALS,
  ),
]
