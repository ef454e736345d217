import { dataOf } from '../data.ts'

/** What renting and driving a car is like in a country: general knowledge, see NOTICE.md. */
export interface RentalCountry {
  readonly countryCode: string
  readonly drivesOn: 'left' | 'right'
  readonly ageMin: number
  /** Drivers below this age pay a fee. */
  readonly youngBelow: number
  readonly automaticShare: number
  /** Tax on rentals in parts per million. */
  readonly vatPpm: number
  /** Whether a visitor may drive at all: in some countries a car comes with its driver. */
  readonly selfDrive: boolean
  /** Whether an international driving permit is asked for. */
  readonly permit: boolean
  readonly tolls: string
  readonly winter: string
  readonly note: string
}

const countries = dataOf<readonly RentalCountry[]>('cars/countries.json')
let byCode: ReadonlyMap<string, RentalCountry> | undefined

/** Null where no cars are rented. */
export function rentalCountry(code: string): RentalCountry | null {
  byCode ??= new Map(countries().map((country) => [country.countryCode, country]))
  return byCode.get(code) ?? null
}
