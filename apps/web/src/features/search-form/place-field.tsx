import { say } from '@sojourn/i18n'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { BEFORE } from './before-option.tsx'
import { type PlaceKind, placeOption } from './place-option.tsx'
import { type FoundPlace, type PlacesOf, suggest } from './places-api.ts'

export interface PlaceFieldProps {
  readonly label: string
  readonly name: string
  readonly placeholder: string
  /** Which places are suggested. The same object at every render. */
  readonly among: PlacesOf
  /** A place that is itself sold, where the product has such. */
  readonly sold?: PlaceKind
  /** What to try where nothing fits, in a sentence. */
  readonly advice?: string
  readonly text: string
  readonly error?: string
  /** Searches of before, offered where nothing is typed (`beforeOption`). */
  readonly before?: readonly ComboboxOption[]
  readonly onText: (text: string) => void
  readonly onPlace: (place: FoundPlace) => void
  /** A search of before was chosen, by the id it was offered with. */
  readonly onBefore?: (id: string) => void
}

const PAUSE_MS = 120

/** "Where to?", with suggestions from the first letter, and the searches of before where nothing is typed. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, name, placeholder, among, sold, advice = say`Try a city or an airport.`, text, error, before = [], onText, onPlace, onBefore } = props
  const { language } = useShell()
  const [places, setPlaces] = useState<readonly FoundPlace[]>([])
  const [silent, setSilent] = useState(false)
  const [wanted, setWanted] = useState<string | null>(null)
  const turn = useRef(0)
  useEffect(() => {
    if (wanted === null) return
    turn.current += 1
    const mine = turn.current
    // A person types faster than an answer comes: ask once they pause, and drop answers that were overtaken.
    const timer = setTimeout(async () => {
      const found = await suggest({ text: wanted, language, among })
      if (mine !== turn.current) return
      setPlaces(found?.places ?? [])
      setSilent(found === null)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, language, among])
  const offered = wanted?.trim() ? [] : before
  const destinations = offered.length > 0 ? say`Destinations` : undefined
  const options = [...offered, ...places.map((place) => placeOption(place, wanted ?? '', sold, destinations))]
  return (
    <Combobox
      label={label}
      name={name}
      placeholder={placeholder}
      empty={silent ? say`Suggestions aren't available right now. You can still search.` : `${say`We couldn't find “${text.trim()}”.`} ${advice}`}
      text={text}
      error={error}
      options={options}
      onText={(next) => {
        onText(next)
        setWanted(next)
      }}
      // A place already chosen is not what the person wants to see again: offer what they looked for before, and the destinations.
      onOpen={() => setWanted('')}
      onChoose={({ id }) => {
        const place = places.find((one) => one.place_id === id)
        if (id.startsWith(BEFORE)) onBefore?.(id.slice(BEFORE.length))
        else if (place) onPlace(place)
      }}
      labelClass="cell-label"
      // not translated: names of classes
      inputClass="cell-value cell-input"
    />
  )
}
