import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { addDays, type Day, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'

/** A rental as an address shows it: places by id or airport code, times by the clock of their desk. */
export interface Rental {
  readonly pickup: string
  /** Where the car is returned; if empty, at the pick-up place. */
  readonly dropoff: string
  readonly from: Day
  readonly fromTime: string
  readonly to: Day
  readonly toTime: string
  readonly age: number
}

export type RentalField = 'pickup' | 'dropoff' | 'from' | 'to' | 'age'
export type RentalErrors = Partial<Record<RentalField, string>>

export const TIMES = { first: '10:00', last: '10:00' } as const
export const AGES = { least: 18, usual: 35, most: 99 } as const
export const DAYS_MOST = 90
/** The longest text of a place that is looked up. */
const PLACE_LENGTH_MAX = 80
const TIME = /^([01]\d|2[0-3]):(00|30)$/

/** A rental to begin with: three days, two weeks from now. */
export const usualRental = (earliest: Day): Pick<Rental, 'from' | 'to'> => ({ from: addDays(earliest, 14), to: addDays(earliest, 17) })

/** A day with its time, as one value (`2027-03-17T10:00`) or as the two fields of a form. */
function momentOf(query: URLSearchParams, name: 'from' | 'to', usual: string): { readonly day: string; readonly time: string; readonly isTime: boolean } {
  const [day = '', time] = (query.get(name) ?? '').split('T')
  const said = time ?? query.get(`${name}_time`) ?? usual
  const isTime = TIME.test(said)
  return { day, time: isTime ? said : usual, isTime }
}

const chooseTime = (): string => say`Choose a time on the hour or half hour.`

const fault = (field: RentalField, text: string | null): RentalErrors => (text === null ? {} : { [field]: text })

/** Reads the rental of an address; `earliest` is the first day of a pick-up, by the clock of its place. What is missing or wrong is reported at its field; what is right is used. */
export function parseRental(
  query: URLSearchParams,
  earliest: Day,
): { readonly given: Partial<Rental>; readonly rental: Rental | null; readonly errors: RentalErrors } {
  const [first, last] = [momentOf(query, 'from', TIMES.first), momentOf(query, 'to', TIMES.last)]
  const pickup = (query.get('pickup') ?? '').trim()
  const dropoff = query.get('elsewhere') === '0' ? '' : (query.get('dropoff') ?? '').trim()
  const age = Number(query.get('age') ?? AGES.usual)
  const days = { from: isDay(first.day) ? first.day : null, to: isDay(last.day) ? last.day : null }
  const tooLong = { pickup: lengthFaultText(pickup, PLACE_LENGTH_MAX), dropoff: lengthFaultText(dropoff, PLACE_LENGTH_MAX) }
  const errors: RentalErrors = {
    ...(!pickup && { pickup: say`Enter a city or airport.` }),
    ...(tooLong.pickup && { pickup: tooLong.pickup }),
    ...(tooLong.dropoff && { dropoff: tooLong.dropoff }),
    ...(!first.isTime && { from: chooseTime() }),
    ...(!last.isTime && { to: chooseTime() }),
    ...fault('from', days.from ? pastDayText(days.from, earliest) : say`Choose a pick-up date.`),
    ...(!days.to && { to: say`Choose a return date.` }),
    ...(days.from && days.to && `${days.to}T${last.time}` <= `${days.from}T${first.time}` && { to: say`The return must be after the pick-up.` }),
    ...(days.from && days.to && days.to > addDays(days.from, DAYS_MOST) && { to: say`You can rent a car for up to ${DAYS_MOST} days.` }),
    ...(!(Number.isInteger(age) && age >= AGES.least && age <= AGES.most) && { age: say`Drivers must be ${AGES.least} to ${AGES.most} years old.` }),
  }
  const given = { pickup, dropoff, fromTime: first.time, toTime: last.time, age, ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }
  const whole = Object.keys(errors).length === 0 && days.from && days.to
  return { given, rental: whole ? { ...given, from: days.from as Day, to: days.to as Day } : null, errors }
}

/** The parameters of a rental, in the order a person reads them. */
export function rentalQuery({ pickup, dropoff, from, fromTime, to, toTime, age }: Rental): URLSearchParams {
  const query = new URLSearchParams({ pickup })
  if (dropoff && dropoff !== pickup) query.set('dropoff', dropoff)
  query.set('from', `${from}T${fromTime}`)
  query.set('to', `${to}T${toTime}`)
  query.set('age', String(age))
  return query
}

const addressOf = (path: string, query: URLSearchParams): string => `${path}?${query.toString().replaceAll('%3A', ':')}`

export const carResultsHref = (rental: Rental): string => addressOf(PRODUCT_PAGES.CAR.results, rentalQuery(rental))

/** The cars of a city for some days, at the usual times and age. */
export const cityHref = (pickup: string, days: Pick<Rental, 'from' | 'to'>): string =>
  carResultsHref({ ...days, pickup, dropoff: '', fromTime: TIMES.first, toTime: TIMES.last, age: AGES.usual })

/** The page of one car for a rental. */
export function carHref(carId: string, rental: Rental): string {
  const query = rentalQuery(rental)
  query.set('car', carId)
  return addressOf(PRODUCT_PAGES.CAR.details, query)
}

/** What the calls of cars are asked with. */
export const askOf = ({ from, fromTime, to, toTime, age }: Rental) => ({ pickup_at: `${from}T${fromTime}`, dropoff_at: `${to}T${toTime}`, driver_age: age })
