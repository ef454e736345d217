import type { CruiseOffer } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { FreeHours } from '../../sale/free-hours.ts'

/** The days ashore, each with the promise that the ship is not missed. */
export const freeHoursOf = ({ ashore }: CruiseOffer): readonly FreeHours[] =>
  ashore.map(({ place_id: placeId, from, until }) => ({ placeId, from, until, promise: promiseText(until) }))

const promiseText = (until: string): string =>
  say`You're back at your ship by ${until.slice(11)}, an hour before everyone must be on board. If you aren't, it waits, or we bring you to its next port at our cost.`
