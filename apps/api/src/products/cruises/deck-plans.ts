import type { cruiseCabins, DataOf } from '@sojourn/contracts'
import type { CabinGrade, CabinPlace, ShipCabin } from '@sojourn/world'
import type { AskedSailing } from './find-sailing.ts'

type DeckPlan = DataOf<typeof cruiseCabins>['decks'][number]

/** The decks with cabins of a grade, each with all its cabins in a sign each: a ship has 2,100. `free` are those of the grade that may be chosen. */
export function deckPlansOf({ catalogue, sailing: { ship }, at, ours }: AskedSailing, grade: CabinGrade, free: readonly ShipCabin[]): DeckPlan[] {
  const ofGrade = Map.groupBy(catalogue.cabinsOf(ship, grade), ({ deck }) => deck)
  const byDeck = Map.groupBy(ship.cabins, ({ deck }) => deck)
  const isFree = new Set(free)
  const own = new Set(catalogue.cabinsOf(ship, grade))
  const signOf = (cabin: ShipCabin): 'f' | 'o' | 't' => (isFree.has(cabin) ? 'f' : own.has(cabin) || ours.has(cabin.cabin) || at.isTaken(cabin) ? 't' : 'o')
  return ship.decks.flatMap(({ deck, name }) => {
    const cabins = ofGrade.get(deck)
    const all = byDeck.get(deck)
    if (!cabins || !all) return []
    const lying = (place: CabinPlace) => all.filter((cabin) => cabin.place === place).length
    return [
      {
        ...{ deck, name, cabins: cabins.length, free: cabins.filter((cabin) => isFree.has(cabin)).length },
        plan: all.map(signOf).join(''),
        parts: { fore: lying('fore'), mid: lying('mid'), aft: lying('aft') },
      },
    ]
  })
}
