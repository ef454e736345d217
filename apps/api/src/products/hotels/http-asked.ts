import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'

/** The answers of this module's refusals, the same for each of its calls. */
export const REFUSALS: Refusals = {
  unknown_destination: [404, () => say`We do not know this place. Please choose one from the list.`],
  unknown_hotel: [404, () => say`This hotel is not in our catalogue, or no longer. Please search again.`],
  unknown_currency: [400, () => say`We have no exchange rate for this currency. Please choose another.`],
  bad_dates: [400, () => say`Please check the dates of the stay.`],
}
