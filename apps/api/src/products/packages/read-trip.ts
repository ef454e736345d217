import type { PackageTrip } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { Facts, World } from '@sojourn/world'
import type { TripAsk } from '../../sale/part-source.ts'

/** A trip as it is asked for, to a destination that there is. */
export interface ReadTrip {
  readonly to: Facts
  readonly ask: TripAsk
}

const about = (code: string, path: string, message: string) => refuse<string>(code, { message, errors: [{ path, message }] })

const destinationOf = (world: World | null, to: string): Facts | null =>
  world?.destinations.find(({ key }) => key === to) ?? world?.destinations.find(({ airport }) => airport.iata === to.toUpperCase()) ?? null

/** Refuses `unknown_place` and `bad_dates`; what flights and stays refuse beyond that they say when they are asked. */
export function readTrip(
  world: World | null,
  asked: PackageTrip,
  { caller, currency, read }: Pick<TripAsk, 'caller' | 'currency' | 'read'>,
): Outcome<ReadTrip> {
  const to = destinationOf(world, asked.to)
  if (!to) return about('unknown_place', 'to', say`We have no packages to this place. Please choose a city from the list.`)
  if (asked.return <= asked.leave) return about('bad_dates', 'return', say`A package has at least one night. Please come back on a later day.`)
  return accept({
    to,
    ask: {
      caller,
      currency,
      from: asked.from.toUpperCase(),
      to: { placeId: to.key, iata: to.airport.iata, at: to.at, timeZone: to.timeZone },
      leave: asked.leave,
      back: asked.return,
      nights: { from: asked.leave, until: asked.return },
      there: null,
      sleepsAt: null,
      rooms: asked.rooms,
      bags: asked.bags,
      read,
    },
  })
}

const FIELDS: Readonly<Record<string, string>> = {
  'flightsearch.0.from': 'from',
  'flightsearch.0.to': 'to',
  'flightsearch.0.date': 'leave',
  'flightsearch.1.from': 'to',
  'flightsearch.1.to': 'from',
  'flightsearch.1.date': 'return',
  checkin: 'leave',
  checkout: 'return',
}

/** What a search for flights or stays refuses, at the fields of a trip. */
export function atFields({ code, detail = {} }: Refusal): Refusal {
  const { errors } = detail as { readonly errors?: readonly { readonly path: string; readonly message: string }[] }
  return errors ? { code, detail: { ...detail, errors: errors.map((error) => ({ ...error, path: FIELDS[error.path] ?? error.path })) } } : { code, detail }
}

export const travellersIn = ({ rooms }: Pick<PackageTrip, 'rooms'>): number => rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0)
