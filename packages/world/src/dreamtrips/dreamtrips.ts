import { type Day, isDay } from '@sojourn/kernel'
import type { ActivityWorld } from '../activities/activities.ts'
import { dataOf } from '../data.ts'
import type { Facts } from '../facts.ts'
import type { World } from '../world.ts'
import type { Dreamtrip, DreamtripPlan } from './dreamtrip.ts'
import { dreamtripOf, keyOf, startIn, tripIdOf } from './make-dreamtrip.ts'

const plans = dataOf<readonly DreamtripPlan[]>('dreamtrips/trips.json')

/** Trips of the demo world on which a group goes with its host: pure functions of its seed, made when they are asked for. */
export interface DreamtripWorld {
  /** The places they go to, in the order of the world. */
  readonly places: readonly Facts[]
  /** The departures that begin from a day to a day, both included, the soonest first. */
  startingIn(from: Day, to: Day): readonly Dreamtrip[]
  find(tripId: string): Dreamtrip | null
  /** The English name of a town by its key; null where there is none. */
  townOf(key: string): string | null
}

const YEAR_FIRST = 2020
const YEAR_LAST = 2100

export function createDreamtripWorld(world: World, activities: ActivityWorld): DreamtripWorld {
  const { destinations, seed } = world
  const places = new Map(destinations.map((facts) => [facts.key, facts]))
  const offered = plans().filter(({ place }) => places.has(place))
  const made = new Map<string, Dreamtrip>()
  const once = (plan: DreamtripPlan, startsOn: Day): Dreamtrip => {
    const tripId = tripIdOf(plan, startsOn)
    const facts = places.get(plan.place)!
    const known = made.get(tripId) ?? dreamtripOf(plan, startsOn, { facts, hotels: world.hotelsOf(facts), activities, seed })
    made.set(tripId, known)
    return known
  }
  const startsOf = (plan: DreamtripPlan, year: number): Day[] => plan.months.map((month) => startIn(plan, year, month, seed))
  return {
    townOf: (key) => places.get(key)?.name ?? null,
    places: destinations.filter(({ key }) => offered.some(({ place }) => place === key)),
    startingIn(from, to) {
      const [first, last] = [yearOf(from), yearOf(to)]
      const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
      return offered
        .flatMap((plan) => years.flatMap((year) => startsOf(plan, year)).map((startsOn) => ({ plan, startsOn })))
        .filter(({ startsOn }) => startsOn >= from && startsOn <= to)
        .sort((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0) || offered.indexOf(a.plan) - offered.indexOf(b.plan))
        .map(({ plan, startsOn }) => once(plan, startsOn))
    },
    find(tripId) {
      const [key, startsOn = ''] = tripId.split('@')
      const plan = offered.find((each) => keyOf(each) === key)
      if (!plan || !isDay(startsOn) || yearOf(startsOn) < YEAR_FIRST || yearOf(startsOn) > YEAR_LAST) return null
      return startsOf(plan, yearOf(startsOn)).includes(startsOn) ? once(plan, startsOn) : null
    },
  }
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))
