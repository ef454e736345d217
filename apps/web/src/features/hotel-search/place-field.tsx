import { useEffect, useRef, useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { type FoundPlace, suggest } from './hotel-search-api.ts'

interface PlaceFieldProps {
  readonly text: string
  readonly error?: string
  readonly onText: (text: string) => void
  readonly onPlace: (place: FoundPlace) => void
  readonly inputClass: string
}

/** "Where to?", with suggestions as the person types. */
export function PlaceField({ text, error, onText, onPlace, inputClass }: PlaceFieldProps) {
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
      const found = await suggest(wanted)
      if (mine !== turn.current) return
      setPlaces(found ?? [])
      setSilent(found === null)
    }, 120)
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    <Combobox
      label="Where to?"
      name="destination"
      placeholder="City, district or hotel"
      empty={silent ? 'No suggestions just now. Search all the same, or try again.' : 'No place of that name here'}
      text={text}
      error={error}
      options={places.map((place) => ({ id: place.place_id, label: place.label, detail: place.type }))}
      onText={(next) => {
        onText(next)
        setWanted(next)
      }}
      // A place already chosen is not what the person wants to see again: offer the destinations.
      onOpen={() => setWanted('')}
      onChoose={({ id }) => {
        const place = places.find((one) => one.place_id === id)
        if (place) onPlace(place)
      }}
      labelClass="cell-label"
      inputClass={inputClass}
    />
  )
}
