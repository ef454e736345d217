import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'
import type { Refusals } from '../../http/index.ts'

export const TRIP_REFUSALS: Refusals = {
  not_found: [404, () => say`We couldn't find this trip. It may have been deleted, or its link has ended.`],
  not_allowed: [403, () => say`You can look at this trip, but not change it. Ask its owner.`],
  too_many_trips: [409, () => say`This list is full. Delete something first.`],
  too_many_members: [409, () => say`This trip already has the maximum number of people.`],
  bad_dates: [400, () => say`The trip must end on or after the day it begins.`],
}

/** Of a trip that is there: what is missing is named. */
export const noSuchItem = () => refuse('not_found', { message: say`We couldn't find this item.` })
export const noSuchBooking = () => refuse('not_found', { message: say`We couldn't find this booking.` })
