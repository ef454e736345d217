import { say } from '@sojourn/i18n'
import type { ComboboxOption } from '../../ui/combobox.tsx'
import { Building2 } from '../../ui/icons/building-2.tsx'
import { Landmark } from '../../ui/icons/landmark.tsx'
import { MapPin } from '../../ui/icons/map-pin.tsx'
import { Plane } from '../../ui/icons/plane.tsx'
import { markMatch } from './mark-match.ts'
import type { FoundPlace } from './places-api.ts'

/** What a kind of place is called, as a label, and its sign. */
export interface PlaceKind {
  readonly Sign: typeof MapPin
  readonly word: string
}

const KINDS: Readonly<Record<string, PlaceKind>> = {
  city: { Sign: Building2, word: say`City` },
  district: { Sign: MapPin, word: say`District` },
  landmark: { Sign: Landmark, word: say`Landmark` },
  airport: { Sign: Plane, word: say`Airport` },
  port: { Sign: MapPin, word: say`Port` },
  station: { Sign: MapPin, word: say`Station` },
  address: { Sign: MapPin, word: say`Address` },
  region: { Sign: MapPin, word: say`Region` },
}

/** A place as a line of the list: what it is as a sign and a word, and what was typed marked in its name. `sold` is a place that is itself sold, as the product calls it. */
export function placeOption(place: FoundPlace, typed: string, sold: PlaceKind | undefined, group?: string): ComboboxOption {
  const { Sign, word } = KINDS[place.type] ?? sold ?? { Sign: MapPin, word: place.type }
  const { before, hit, after } = markMatch(place.label, typed)
  return {
    id: place.place_id,
    label: place.label,
    group,
    lead: <Sign aria-hidden size={18} className="shrink-0 self-center text-ink-3" />,
    shown: (
      <>
        {before}
        {hit && <b className="font-[760] underline decoration-1 underline-offset-4">{hit}</b>}
        {after}
      </>
    ),
    detail: word,
  }
}
