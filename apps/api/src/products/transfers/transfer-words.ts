import type { TransferOffer } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { TransferKind } from '@sojourn/world'
import type { PickupStep } from './domain/pickup.ts'
import type { NotThen } from './refusals.ts'

/** "Private sedan": by the code of a kind of vehicle. */
export function vehicleName(code: string): string {
  const names: Readonly<Record<string, string>> = {
    SHUTTLE: say`Shared shuttle`,
    COACH: say`Airport coach`,
    RAIL: say`Airport train`,
    TAXI: say`Taxi at a fixed price`,
    SEDAN: say`Private sedan`,
    SEDANB: say`Business sedan`,
    EV: say`Electric sedan`,
    MPV: say`People carrier`,
    VAN: say`Minivan`,
    WAV: say`Wheelchair-accessible van`,
    MINIBUS: say`Minibus`,
    COACH50: say`Coach for a group`,
    BOAT: say`Water taxi`,
    SPEEDBOAT: say`Shared speedboat`,
    SEAPLANE: say`Seaplane`,
  }
  return names[code] ?? code
}

export function kindName(kind: TransferKind): string {
  const names: Record<TransferKind, string> = {
    private: say`Private`,
    shared: say`Shared`,
    taxi: say`Taxi`,
    coach: say`Coach`,
    rail: say`Train`,
    boat: say`Boat`,
    seaplane: say`Seaplane`,
  }
  return names[kind]
}

export function stepText(code: PickupStep['code']): string {
  switch (code) {
    case 'landing':
      return say`Your flight lands`
    case 'to_the_exit':
      return say`To the exit with your bags`
    case 'departure':
      return say`Your flight departs`
    case 'checkin_closes':
      return say`Check-in closes before departure`
    case 'drive':
      return say`The ride at its slowest`
    case 'shared_stops':
      return say`Stops for other passengers, at most`
    case 'buffer':
      return say`Time to spare`
    case 'delay':
      return say`Your flight is late`
    default:
      return never(code)
  }
}

type Met = Pick<TransferOffer, 'vehicle' | 'from' | 'meet_and_greet'>

/** Where one meets the driver, or gets on. */
export function meetingPointText({ vehicle, from, meet_and_greet }: Met): string {
  const { kind } = vehicle
  if (kind === 'rail') return from.kind === 'airport' ? say`At the station of the airport` : say`At the station for the airport train`
  if (kind === 'coach') return from.kind === 'airport' ? say`At the coach stops outside arrivals` : say`At the stop for the airport coach`
  if (kind === 'seaplane') return from.kind === 'airport' ? say`At the seaplane terminal` : say`At the seaplane jetty`
  if (kind === 'boat') return from.kind === 'airport' ? say`At the boat jetty outside arrivals` : say`At the nearest jetty`
  switch (from.kind) {
    case 'airport':
      return airportText(kind, meet_and_greet)
    case 'port':
      return meet_and_greet ? say`At the exit of the cruise terminal, with a sign with your name` : say`At the exit of the cruise terminal`
    case 'station':
      return meet_and_greet ? say`In the main hall of ${from.name}, with a sign with your name` : say`At the main entrance of ${from.name}`
    case 'hotel':
      return say`At the entrance of ${from.name}`
    case 'address':
      return say`At the door: ${from.name}`
    case 'landmark':
      return say`In front of ${from.name}; the driver calls you`
    case 'city':
    case 'district':
      return say`Where you are in ${from.name}; the driver calls you`
    default:
      return never(from.kind)
  }
}

function airportText(kind: TransferKind, isMet: boolean): string {
  if (kind === 'taxi') return say`At the taxi rank outside arrivals; show your voucher`
  if (kind === 'shared') return say`At the shuttle stop outside arrivals`
  return isMet ? say`In the arrivals hall, with a sign with your name` : say`At the pick-up area outside arrivals; the driver calls you`
}

/** Why something does not go then, and what to do. */
export function notThenText(reason: NotThen, vehicle: { readonly kind: TransferKind; readonly noticeHours: number }): string {
  switch (reason) {
    case 'dark':
      return vehicle.kind === 'seaplane'
        ? say`Seaplanes fly in daylight and land from 06:00 to 15:30. Arrive earlier, or stay a night near the airport and fly the next morning.`
        : say`Boats sail in daylight only. Choose an earlier time, or go the next morning.`
    case 'notice':
      return say`It's too late to order this for that time. Choose a later one.`
    case 'full':
      return say`Nothing is left for that half hour. Choose another time.`
    case 'party':
      return say`It doesn't fit your people and bags.`
    case 'wheelchair':
      return say`It has no place for a wheelchair.`
    default:
      return never(reason)
  }
}
