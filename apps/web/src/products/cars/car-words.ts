import { say } from '@sojourn/i18n'
import type { FoundCar } from './cars-api.ts'

const DESKS = { terminal: say`Desk in the terminal`, shuttle: say`Shuttle to the desk`, town: say`Desk in town` } as const

/** How the desk is reached: `Shuttle to the desk, 8 min`. */
export const deskText = ({ kind, shuttle_minutes }: Pick<FoundCar['pickup'], 'kind' | 'shuttle_minutes'>): string =>
  kind === 'shuttle' ? `${DESKS.shuttle}, ${shuttle_minutes} min` : DESKS[kind]

export const carTitle = ({ name, body }: FoundCar['car']): string => `${name}: ${body} or similar`

const bags = (count: number, size: string): string => `${count} ${size} ${count === 1 ? 'bag' : 'bags'}`

/** `5 seats, 2 large bags and 1 small bag, 4 doors, automatic`. */
export const sizeText = ({ seats, large_bags, small_bags, doors, automatic }: FoundCar['car']): string =>
  `${seats} seats, ${bags(large_bags, 'large')} and ${bags(small_bags, 'small')}, ${doors} doors, ${automatic ? 'automatic' : 'manual'}`

/** What drives it and how far: `Electric, 420 km on a charge`. */
export const fuelText = ({ fuel, electric_range_km, four_by_four }: FoundCar['car']): string =>
  [fuel[0]?.toUpperCase() + fuel.slice(1), electric_range_km && `${electric_range_km} km on a charge`, four_by_four && 'four-wheel drive']
    .filter(Boolean)
    .join(', ')

export const mileageText = ({ km_included }: FoundCar['conditions']): string => (km_included === null ? say`Unlimited mileage` : `${km_included} km included`)

export const FUEL_POLICIES = { full_to_full: say`Full to full`, same_to_same: say`Return it with as much fuel as you got` } as const

export const RATES = { prepaid: say`Pay now`, desk: say`Pay at the counter` } as const
