import { useEffect, useRef, useState } from 'react'
import { forgetSearch, type RecentSearch, useRecentSearches } from '../../lib/recent-searches.ts'
import { useShell } from '../../lib/shell.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { type FoundPlace, suggest } from './hotel-search-api.ts'
import { placeOption, RECENT, recentOption } from './place-option.tsx'

interface PlaceFieldProps {
  readonly text: string
  readonly error?: string
  readonly onText: (text: string) => void
  readonly onPlace: (place: FoundPlace) => void
  readonly onRecent: (search: RecentSearch) => void
}

/** "Where to?", with suggestions from the first letter, and the searches of before where nothing is typed. */
export function PlaceField({ text, error, onText, onPlace, onRecent }: PlaceFieldProps) {
  const product = useStayProduct()
  const { language } = useShell()
  const recent = useRecentSearches(product)
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
      const found = await suggest({ text: wanted, language, product })
      if (mine !== turn.current) return
      setPlaces(found ?? [])
      setSilent(found === null)
    }, 120)
    return () => clearTimeout(timer)
  }, [wanted, language, product])
  const untyped = !wanted?.trim()
  const before = untyped ? recent : []
  const destinations = before.length > 0 ? 'Destinations' : undefined
  const options = [
    ...before.map((one) => recentOption(one, product.words.unit, () => forgetSearch(product, one.destination))),
    ...places.map((place) => placeOption(place, wanted ?? '', product.words.house, destinations)),
  ]
  return (
    <Combobox
      label="Where to?"
      name="destination"
      placeholder={`City, district or ${product.words.house}`}
      empty={silent ? 'No suggestions just now. Search all the same, or try again.' : 'No place of that name here'}
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
        const search = id.startsWith(RECENT) && recent.find((one) => RECENT + one.destination === id)
        const place = places.find((one) => one.place_id === id)
        if (search) onRecent(search)
        else if (place) onPlace(place)
      }}
      labelClass="cell-label"
      inputClass="cell-value cell-input"
    />
  )
}
