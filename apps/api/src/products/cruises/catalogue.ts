import { addDays, type Day } from '@sojourn/kernel'
import {
  type CabinGrade,
  type Call,
  type CruiseWorld,
  cabinPrice,
  createCruiseWorld,
  type Facts,
  guestsOfOthers,
  onSaleFrom,
  type PartyRule,
  partyRuleOf,
  type Sailing,
  type Ship,
  type ShipCabin,
  seaDaysOf,
  takenOn,
  type World,
} from '@sojourn/world'

/** What is known of a sailing on a day of sale, whoever asks. */
export interface SailingToday {
  readonly sailing: Sailing
  readonly rule: PartyRule
  /** Whether others have a cabin today. */
  isTaken(cabin: ShipCabin): boolean
  /** A free cabin of a grade for so many guests that is none of these; undefined where there is none. */
  anyFree(grade: CabinGrade, guests: number, ours: ReadonlySet<string> | undefined): ShipCabin | undefined
  /** All in for so many guests, in dollars; 0 where it sleeps fewer. */
  totalMinor(grade: CabinGrade, guests: number): number
}

/** Cruises of the world, with what is gone through for each search made once. */
export interface CruiseCatalogue extends CruiseWorld {
  readonly seed: string
  /** Sailings that begin from one day to another, as they are on a day of sale, by day and then by ship. */
  onSale(today: Day, from: Day, to: Day): readonly SailingToday[]
  today(sailing: Sailing, today: Day): SailingToday
  /** The cabins of a ship that are of a grade; of one that the line assigns, those it may be. */
  cabinsOf(ship: Ship, grade: CabinGrade): readonly ShipCabin[]
  /** Places in the lifeboats beside those of the guests of others, who may come until it leaves. */
  boatsLeft(sailing: Sailing): number
  /** What others leave free until it leaves: a cabin that the line chooses is one of these. */
  freeToTheEnd(sailing: Sailing): (cabin: ShipCabin) => boolean
  seaDays(sailing: Sailing): readonly number[]
  /** A place that is reached from a port. */
  findPlace(key: string): Facts | null
}

/** How many sailings are remembered for a day of sale: those of a year, and a few more. */
const REMEMBERED_MAX = 4_000
const SOLD_DAYS = 366

/** The grade that stands for cabins of these. */
const ASSIGNED: Readonly<Record<string, readonly string[]>> = { GS: ['I4', 'I2'] }

export function cruiseCatalogue(world: World): CruiseCatalogue {
  const { seed } = world
  const cruises = createCruiseWorld(world)
  const byGrade = new Map<string, readonly ShipCabin[]>()
  const rules = new Map<string, PartyRule>()
  const calls = new Map<string, readonly Call[]>()
  const boats = new Map<string, number>()
  const found = new Map<string, Sailing | null>()
  const places = new Map(world.destinations.map((facts) => [facts.key, facts]))
  let day = ''
  let known = new Map<string, SailingToday>()

  const cabinsOf = (ship: Ship, { grade }: CabinGrade): readonly ShipCabin[] => {
    const key = `${ship.ship} ${grade}`
    const names = ASSIGNED[grade] ?? [grade]
    const made = byGrade.get(key) ?? ship.cabins.filter((cabin) => names.includes(cabin.grade))
    byGrade.set(key, made)
    return made
  }
  const ruleOf = (sailing: Sailing): PartyRule => {
    const made = rules.get(sailing.itinerary.key) ?? partyRuleOf(sailing)
    rules.set(sailing.itinerary.key, made)
    return made
  }
  const make = (sailing: Sailing, today: Day): SailingToday => {
    const isTaken = takenOn(sailing, today, seed)
    const toTheEnd = takenOn(sailing, sailing.startsOn, seed)
    const totals = new Map<string, number>()
    return {
      sailing,
      rule: ruleOf(sailing),
      isTaken,
      anyFree(grade, guests, ours) {
        const isGone = grade.decks === null ? toTheEnd : isTaken
        return cabinsOf(sailing.ship, grade).find((cabin) => cabin.berths >= guests && !isGone(cabin) && !ours?.has(cabin.cabin))
      },
      totalMinor(grade, guests) {
        const key = `${grade.grade} ${guests}`
        const made = totals.get(key) ?? cabinPrice(sailing, grade, guests, today, seed)?.totalMinor ?? 0
        totals.set(key, made)
        return made
      },
    }
  }
  const today = (sailing: Sailing, on: Day): SailingToday => {
    if (on !== day) {
      day = on
      known = new Map()
    }
    const made = known.get(sailing.sailingId) ?? make(sailing, on)
    if (known.size < REMEMBERED_MAX) known.set(sailing.sailingId, made)
    return made
  }
  const remembered = <T>(of: Map<string, T>, key: string, made: () => T): T => {
    const value = of.get(key) ?? made()
    if (of.size >= REMEMBERED_MAX) of.clear()
    of.set(key, value)
    return value
  }
  return {
    ...cruises,
    seed,
    cabinsOf,
    today,
    onSale(on, from, to) {
      const last = addDays(on, SOLD_DAYS)
      return cruises
        .sailings(from < on ? on : from, to > last ? last : to)
        .filter((sailing) => sailing.startsOn > on && onSaleFrom(sailing) <= on)
        .map((sailing) => today(sailing, on))
    },
    findSailing: (sailingId) => remembered(found, sailingId, () => cruises.findSailing(sailingId)),
    callsOf: (sailing) => remembered(calls, sailing.sailingId, () => cruises.callsOf(sailing)),
    boatsLeft: (sailing) =>
      remembered(boats, sailing.sailingId, () => {
        const isTaken = takenOn(sailing, sailing.startsOn, seed)
        const others = sailing.ship.cabins.filter(isTaken).reduce((sum, cabin) => sum + guestsOfOthers(sailing, cabin, seed), 0)
        return Math.max(0, sailing.ship.guestsMax - others)
      }),
    freeToTheEnd(sailing) {
      const isTaken = takenOn(sailing, sailing.startsOn, seed)
      return (cabin) => !isTaken(cabin)
    },
    seaDays: ({ itinerary }) => seaDaysOf(itinerary),
    findPlace: (key) => places.get(key) ?? null,
  }
}
