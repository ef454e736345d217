import type { FreeCabin, FreeCabins } from '../cruises-api.ts'

/** The number of a cabin on its deck. */
const NUMBER_LENGTH = 3

export const deckOf = (cabinNo: string): number => Number(cabinNo.slice(0, -NUMBER_LENGTH))

/** The cabins of a grade with the one that its visitor holds: to everybody else it is taken. What is not seen on the plan of its deck is left out. */
export function withHeld(free: FreeCabins, cabinNo: string | null): FreeCabins {
  if (cabinNo === null || free.cabins.some(({ cabin_no }) => cabin_no === cabinNo)) return free
  const deck = free.decks.find((each) => each.deck === deckOf(cabinNo))
  const number = Number(cabinNo.slice(-NUMBER_LENGTH))
  if (!deck || number > deck.plan.length) return free
  const { fore, mid } = deck.parts
  const held: FreeCabin = {
    cabin_no: cabinNo,
    deck: deck.deck,
    deck_name: deck.name,
    place: number <= fore ? 'fore' : number <= fore + mid ? 'mid' : 'aft',
    side: number % 2 === 1 ? 'starboard' : 'port',
    berths: free.grade.guests_max,
    view: 'none',
    obstructed: false,
    accessible: false,
  }
  return { ...free, cabins: [...free.cabins, held].sort((a, b) => Number(a.cabin_no) - Number(b.cabin_no)) }
}
