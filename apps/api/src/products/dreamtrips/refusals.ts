import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'
import type { Refusals } from '../../http/index.ts'

export const badParty = () => {
  const message = say`Two people share a double room, so one more or one fewer needs a single room.`
  return refuse('bad_party', { message, errors: [{ path: 'single_rooms', message }] })
}

/** What a person sees of a trip that cannot be. */
export const SEARCH_REFUSALS: Refusals = {
  unknown_place: [404, () => say`None of our trips go there. Please choose a place from the list.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_party: [400, () => say`Two people share a double room, so one more or one fewer needs a single room.`],
}

export const TRIP_REFUSALS: Refusals = {
  ...SEARCH_REFUSALS,
  unknown_trip: [404, () => say`We couldn't find this trip. Please search again.`],
  trip_over: [409, () => say`This departure can no longer be booked. Nothing was charged; please choose another date.`],
}
