import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'

/** The answers of this module's refusals, the same for each of its calls. */
export const REFUSALS: Refusals = {
  unknown_destination: [404, () => say`We couldn't find this place. Please choose one from the list.`],
  unknown_hotel: [404, () => say`We couldn't find this hotel. Please search again.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_dates: [400, () => say`Please check your dates.`],
}
