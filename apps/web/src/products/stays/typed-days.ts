import { type Day, isDay } from '@sojourn/kernel'
import { createContext } from 'react'

/** Days of a stay by the names of their fields. */
export type TypedDays = Partial<Record<'checkin' | 'checkout', Day>>

/** What was chosen in the form of a property before its code came, for the fields that take the place of those of the server. */
export const TypedDaysContext = createContext<TypedDays>({})

/**
 * Reads what was chosen in the form of a property as the server drew it. For the first draw of the form that takes its place: until that is shown, the one of
 * the server is still in the document. Empty on the server, and where nothing was chosen.
 */
export function typedDays(hotelId: string): TypedDays {
  if (typeof document === 'undefined') return {}
  const form = [...document.querySelectorAll<HTMLFormElement>('form.stay-form')].find((one) => new FormData(one).get('hotel') === hotelId)
  const chosen = [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])].filter(
    ({ value, defaultValue }) => value !== defaultValue && isDay(value),
  )
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]))
}
