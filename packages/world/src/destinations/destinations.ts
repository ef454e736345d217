import { dataOf, readData } from '../data.ts'
import type { Facts, Naming } from '../facts.ts'
import { called } from '../naming/called.ts'
import type { DestinationFile, PlaceNaming } from './destination-file.ts'
import { WEEKS } from './weeks.ts'

/** Keys of all destinations, in the order the home page shows them: the few of the first page, then the others. */
const keys = dataOf<{ readonly core: readonly string[]; readonly more: readonly string[] }>('destinations.json')

const cultures = new Map<string, Naming>()
const destinations = new Map<string, Facts>()

/** The few places of the first page, or every place there is. A place is the same object whenever it is asked for. */
export function destinationsOf(places: 'core' | 'all'): readonly Facts[] {
  const { core, more } = keys()
  return (places === 'core' ? core : [...core, ...more]).map((key) => once(destinations, key, () => readDestination(key)))
}

function readDestination(key: string): Facts {
  const file = readData<DestinationFile>(`destinations/${key}.json`)
  const { week, naming } = file
  return { ...file, week: typeof week === 'string' ? WEEKS[week] : week, naming: 'culture' in naming ? namingOf(key, naming) : naming }
}

function namingOf(key: string, { culture, own, nouns, ...patterns }: PlaceNaming): Naming {
  const whole = once(cultures, culture, () => readData<Naming>(`cultures/${culture}.json`))
  return called({ ...whole, ...patterns }, key, own, nouns)
}

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
