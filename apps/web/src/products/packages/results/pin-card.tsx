import { moneyText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { MapCard } from '../../../features/results/index.ts'
import { scoreText, scoreWord } from '../../../lib/score.ts'
import { packageHref, type TripSearch } from '../package-address.ts'
import { packageTitle, partOf, travellersText } from '../package-words.ts'
import { chosenOf, type FoundPackage } from '../packages-api.ts'

interface PinCardProps {
  readonly found: FoundPackage
  readonly search: TripSearch
  readonly onClose: () => void
}

/** A place to stay that was chosen on the map: its name leads to the package. */
export function PinCard({ found, search, onClose }: PinCardProps) {
  const stay = partOf(found.parts, 'stay')?.stay
  const title = packageTitle(found)
  return (
    <MapCard name={title} onClose={onClose}>
      <p className="font-display text-lead leading-6">
        <Link to={packageHref(search, found.parts.map(chosenOf))} className="underline decoration-1 underline-offset-4">
          {title}
        </Link>
      </p>
      {stay && (
        <p className="text-caption text-ink-2">
          <span className="font-[640] text-ink">{scoreText(stay.score)}</span> {scoreWord(stay.score)}
        </p>
      )}
      <p className="mt-1 text-small tabular-nums">
        <strong className="font-[640]">{moneyText(found.price.total, found.price.currency)}</strong>
        <span className="block text-caption text-ink-2">{say`Flights and hotel for ${travellersText(search)}`}</span>
      </p>
    </MapCard>
  )
}
