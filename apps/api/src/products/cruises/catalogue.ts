import { addDays, type Day, dayIn, daysBetween, earliestDay } from '@sojourn/kernel'
import {
  type CabinGrade,
  type CabinKind,
  type Call,
  type CruiseWorld,
  cabinGrades,
  createCruiseWorld,
  type Facts,
  guestsOfOthers,
  onSaleFrom,
  type PartyRule,
  partyRuleOf,
  pricesOf,
  type Sailing,
  type SailingPrices,
  type Ship,
  type ShipCabin,
  seaDaysOf,
  takenOn,
  type World,
} from '@sojourn/world'

/** What is known of a sailing on a day of sale, whoever asks. */
export interface SailingToday {
  readonly sailing: Sailing
  /** The day of sale, by the clock of the first port. */
  readonly today: Day
  readonly daysAhead: number
  readonly rule: PartyRule
  /** Whether others have a cabin today. */
  isTaken(cabin: ShipCabin): boolean
  /** A free cabin of a grade for so many guests that is none of these; undefined where there is none. */
  anyFree(grade: CabinGrade, guests: number, ours: ReadonlySet<string> | undefined): ShipCabin | undefined
  /** Places in the lifeboats beside those of the guests of others. */
  boats(): number
  /** In dollars, without anybody's share. */
  readonly prices: SailingPrices
  /** Of each kind of cabin the cheapest grade that has one free for so many guests that is none of these. */
  cheapest(guests: number, ours: ReadonlySet<string> | undefined): readonly CheapestOfKind[]
}

export interface CheapestOfKind {
  readonly kind: CabinKind
  readonly grade: CabinGrade
  readonly totalMinor: number
}

/** Cruises of the world, with what is gone through for each search made once. */
export interface CruiseCatalogue extends CruiseWorld {
  readonly seed: string
  /** Sailings that can be had now, by their first day and then by ship. */
  onSale(nowMs: number): readonly SailingToday[]
  /** A sailing on a day of sale. */
  at(sailing: Sailing, today: Day): SailingToday
  /** The cabins of a ship that are of a grade; of one that the line assigns, those it may be. */
  cabinsOf(ship: Ship, grade: CabinGrade): readonly ShipCabin[]
  /** What others leave free until it leaves: a cabin that the line chooses is one of these. */
  freeToTheEnd(sailing: Sailing): (cabin: ShipCabin) => boolean
  seaDays(sailing: Sailing): readonly number[]
  /** A place that is reached from a port. */
  findPlace(key: string): Facts | null
}

/** How many sailings are remembered: those of a year, and a few more. */
const REMEMBERED_MAX = 4_000
const SOLD_DAYS = 368
const QUARTER_MS = 15 * 60_000
/** It is never more than three days at once on earth. */
const DAYS_AT_ONCE = 3

export const CABIN_KINDS: readonly CabinKind[] = ['inside', 'oceanview', 'balcony', 'suite', 'solo']

const byPrice = new Map<CabinKind, readonly CabinGrade[]>()

/** The grades of a kind, the cheapest first. */
export function gradesOf(kind: CabinKind): readonly CabinGrade[] {
  const made =
    byPrice.get(kind) ??
    cabinGrades()
      .filter((grade) => grade.kind === kind)
      .sort((a, b) => a.pricePercent - b.pricePercent)
  byPrice.set(kind, made)
  return made
}

/** The grade that stands for cabins of these. */
const ASSIGNED: Readonly<Record<string, readonly string[]>> = { GS: ['I4', 'I2'] }

export function cruiseCatalogue(world: World): CruiseCatalogue {
  const { seed } = world
  const cruises = createCruiseWorld(world)
  const byGrade = new Map<string, readonly ShipCabin[]>()
  const rules = new Map<string, PartyRule>()
  const calls = new Map<string, readonly Call[]>()
  const found = new Map<string, Sailing | null>()
  const places = new Map(world.destinations.map((facts) => [facts.key, facts]))
  const days = new Map<Day, Map<string, SailingToday>>()
  let list: { readonly quarter: number; readonly sailings: readonly SailingToday[] } | null = null

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
    const prices = pricesOf(sailing, today, seed)
    let boats: number | null = null
    const cheapest = new Map<number, readonly CheapestOfKind[]>()
    const anyFree: SailingToday['anyFree'] = (grade, guests, ours) => {
      const isGone = grade.decks === null ? toTheEnd : isTaken
      return cabinsOf(sailing.ship, grade).find((cabin) => cabin.berths >= guests && !isGone(cabin) && !ours?.has(cabin.cabin))
    }
    const findCheapest = (guests: number, ours: ReadonlySet<string> | undefined) =>
      CABIN_KINDS.flatMap((kind): CheapestOfKind[] => {
        const grade = gradesOf(kind).find((each) => each.guestsMax >= guests && anyFree(each, guests, ours))
        return grade ? [{ kind, grade, totalMinor: prices.totalMinor(grade, guests)! }] : []
      })
    return {
      sailing,
      today,
      daysAhead: daysBetween(today, sailing.startsOn),
      rule: ruleOf(sailing),
      prices,
      isTaken,
      anyFree,
      boats() {
        const { cabins, guestsMax } = sailing.ship
        boats ??= guestsMax - cabins.filter(isTaken).reduce((sum, cabin) => sum + guestsOfOthers(sailing, cabin, seed), 0)
        return boats
      },
      cheapest(guests, ours) {
        // Of most sailings nothing of ours is taken.
        if (ours) return findCheapest(guests, ours)
        const made = cheapest.get(guests) ?? findCheapest(guests, undefined)
        cheapest.set(guests, made)
        return made
      },
    }
  }
  const at = (sailing: Sailing, today: Day): SailingToday => {
    const ofDay = days.get(today) ?? new Map<string, SailingToday>()
    if (!days.has(today)) {
      days.set(today, ofDay)
      if (days.size > DAYS_AT_ONCE) days.delete([...days.keys()].sort()[0]!)
    }
    const made = ofDay.get(sailing.sailingId) ?? make(sailing, today)
    ofDay.set(sailing.sailingId, made)
    return made
  }
  const onSale = (nowMs: number): readonly SailingToday[] => {
    const first = earliestDay(nowMs)
    const todays = new Map<string, Day>()
    const todayIn = (zone: string): Day => {
      const known = todays.get(zone) ?? dayIn(zone, nowMs)
      todays.set(zone, known)
      return known
    }
    return cruises.sailings(first, addDays(first, SOLD_DAYS)).flatMap((sailing) => {
      const today = todayIn(cruises.findPort(sailing.itinerary.calls[0]!.port)!.timeZone)
      return onSaleFrom(sailing) <= today && today < sailing.startsOn ? [at(sailing, today)] : []
    })
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
    at,
    onSale(nowMs) {
      // The day changes somewhere every quarter of an hour at most.
      const quarter = Math.floor(nowMs / QUARTER_MS)
      if (list?.quarter !== quarter) list = { quarter, sailings: onSale(nowMs) }
      return list.sailings
    },
    findSailing: (sailingId) => remembered(found, sailingId, () => cruises.findSailing(sailingId)),
    callsOf: (sailing) => remembered(calls, sailing.sailingId, () => cruises.callsOf(sailing)),
    freeToTheEnd(sailing) {
      const isTaken = takenOn(sailing, sailing.startsOn, seed)
      return (cabin) => !isTaken(cabin)
    },
    seaDays: ({ itinerary }) => seaDaysOf(itinerary),
    findPlace: (key) => places.get(key) ?? null,
  }
}
