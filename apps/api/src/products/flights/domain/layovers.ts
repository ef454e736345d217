import { type ConnectingAirport, takesBagsAgain } from './minimum-connection.ts'

export type LayoverNote = 'tight' | 'long' | 'overnight' | 'other_airport' | 'passport' | 'bags_again'

/** A wait between two flights: where one lands and leaves, where the flights come from and go to, and the local time at which one lands, in minutes of the day. */
export interface WaitAt {
  readonly lands: ConnectingAirport
  readonly leaves: ConnectingAirport
  readonly cameFrom: string
  readonly goesTo: string
  readonly landsMinute: number
  readonly minutes: number
  readonly minimum: number
}

const TIGHT_MINUTES = 15
const LONG_MINUTES = 5 * 60
const DAY_MINUTES = 1_440
const NIGHT_MINUTE = 3 * 60
/** Countries between which nobody looks at passports. */
const SCHENGEN: ReadonlySet<string> = new Set('AT.BE.BG.HR.CZ.DK.EE.FI.FR.DE.GR.HU.IS.IT.LV.LI.LT.LU.MT.NL.NO.PL.PT.RO.SK.SI.ES.SE.CH'.split('.'))
const areaOf = (country: string): string => (SCHENGEN.has(country) ? 'Schengen' : country)

/** Hardly more than the airport asks for. */
export const isTight = ({ minutes, minimum }: Pick<WaitAt, 'minutes' | 'minimum'>): boolean => minutes < minimum + TIGHT_MINUTES

/** Five hours or more with three in the morning among them. */
const isOvernight = ({ minutes, landsMinute }: Pick<WaitAt, 'minutes' | 'landsMinute'>): boolean =>
  minutes >= LONG_MINUTES && (NIGHT_MINUTE - landsMinute + DAY_MINUTES) % DAY_MINUTES <= minutes

/** What there is to know of a wait. */
export function layoverNotes(wait: WaitAt): LayoverNote[] {
  const { lands, leaves, cameFrom, goesTo, minutes } = wait
  const otherAirport = lands.iata !== leaves.iata
  const bagsAgain = otherAirport || takesBagsAgain(cameFrom, lands.countryCode)
  const here = areaOf(lands.countryCode)
  // Who comes from abroad and goes on at home enters, and the other way round; those who only pass through do neither.
  const crosses = (areaOf(cameFrom) === here) !== (areaOf(goesTo) === here)
  const overnight = isOvernight(wait)
  const noted: readonly (readonly [LayoverNote, boolean])[] = [
    ['other_airport', otherAirport],
    ['tight', isTight(wait)],
    ['overnight', overnight],
    ['long', !overnight && minutes >= LONG_MINUTES],
    ['passport', crosses || takesBagsAgain(cameFrom, lands.countryCode)],
    ['bags_again', bagsAgain],
  ]
  return noted.flatMap(([note, holds]) => (holds ? [note] : []))
}
