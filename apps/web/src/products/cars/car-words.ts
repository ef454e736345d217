import { commaText, countText, plural, say } from '@sojourn/i18n'
import type { FoundCar } from './cars-api.ts'

/** How the desk is reached: `Shuttle to the desk, 8 min`. */
export function deskText({ kind, shuttle_minutes }: Pick<FoundCar['pickup'], 'kind' | 'shuttle_minutes'>): string {
  if (kind === 'shuttle') return say`Shuttle to the desk, ${shuttle_minutes} min`
  return kind === 'terminal' ? say`Desk in the terminal` : say`Desk in town`
}

export const carTitle = ({ name, body }: FoundCar['car']): string => say`${name}: ${body} or similar`

/** `5 seats, 2 large bags, 1 small bag, 4 doors, automatic`. */
export const sizeText = ({ seats, large_bags, small_bags, doors, automatic }: FoundCar['car']): string =>
  commaText([
    say`${plural(seats, { one: '# seat', other: '# seats' })}`,
    say`${plural(large_bags, { one: '# large bag', other: '# large bags' })}`,
    say`${plural(small_bags, { one: '# small bag', other: '# small bags' })}`,
    say`${plural(doors, { one: '# door', other: '# doors' })}`,
    automatic ? say`automatic` : say`manual`,
  ])

/** What drives it and how far: `Electric, 420 km on a full charge`. */
export const fuelText = ({ fuel, electric_range_km, four_by_four }: FoundCar['car']): string =>
  commaText([
    `${fuel[0]?.toUpperCase()}${fuel.slice(1)}`,
    ...(electric_range_km ? [say`${countText(electric_range_km)} km on a full charge`] : []),
    ...(four_by_four ? [say`four-wheel drive`] : []),
  ])

export const mileageText = ({ km_included }: FoundCar['conditions']): string =>
  km_included === null ? say`Unlimited mileage` : say`${countText(km_included)} km included`

export const FUEL_POLICIES = { full_to_full: say`Pick up full, return full`, same_to_same: say`Return with the same amount of fuel` } as const

export const RATES = { prepaid: say`Pay now`, desk: say`Pay at the counter` } as const
