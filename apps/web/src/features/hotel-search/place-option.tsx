import { BedDouble, Building2, History, Landmark, MapPin, Plane } from 'lucide-react'
import { dayText } from '../../lib/dates.ts'
import type { RecentSearch } from '../../lib/recent-searches.ts'
import { partyText } from '../../lib/stay-address.ts'
import type { ComboboxOption } from '../../ui/combobox.tsx'
import type { FoundPlace } from './hotel-search-api.ts'
import { markMatch } from './mark-match.ts'

const KINDS: Readonly<Record<string, { readonly Sign: typeof MapPin; readonly word: string | null }>> = {
  city: { Sign: Building2, word: 'City' },
  district: { Sign: MapPin, word: 'District' },
  landmark: { Sign: Landmark, word: 'Sight' },
  airport: { Sign: Plane, word: 'Airport' },
  // Named by what the product sells.
  hotel: { Sign: BedDouble, word: null },
}

const sign = (Sign: typeof MapPin) => <Sign aria-hidden size={18} className="shrink-0 self-center text-ink-3" />

/** A place as a line of the list: what it is as a sign and a word, and what was typed marked in its name. */
export function placeOption(place: FoundPlace, typed: string, house: string, group?: string): ComboboxOption {
  const { Sign, word } = KINDS[place.type] ?? { Sign: MapPin, word: place.type }
  const { before, hit, after } = markMatch(place.label, typed)
  return {
    id: place.place_id,
    label: place.label,
    group,
    lead: sign(Sign),
    shown: (
      <>
        {before}
        {hit && <b className="font-[760] underline decoration-1 underline-offset-4">{hit}</b>}
        {after}
      </>
    ),
    detail: word ?? house.charAt(0).toUpperCase() + house.slice(1),
  }
}

export const RECENT = 'recent:'

/** A search of before: its place with its days and its party. It can be taken away. */
export const recentOption = (search: RecentSearch, unit: 'room' | 'home', onRemove: () => void): ComboboxOption => ({
  id: RECENT + search.destination,
  label: search.label,
  group: 'Recent searches',
  lead: sign(History),
  below: `${dayText(search.checkin)} to ${dayText(search.checkout)}, ${partyText(search.rooms, unit)}`,
  onRemove,
})
