import { plural, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { thumbOf } from '../../../lib/art.ts'
import { scoreText, scoreWord } from '../../../lib/score.ts'
import { Picture } from '../../../ui/picture.tsx'
import { restaurantHref, type TableSearch } from '../table-address.ts'
import { tableIdea } from '../table-idea.ts'
import { askedText, kindText, perHeadText, walkOf } from '../table-words.ts'
import type { FoundRestaurant } from '../tables-api.ts'
import { TableTimes } from './table-times.tsx'

interface RestaurantCardProps {
  readonly found: FoundRestaurant
  readonly search: TableSearch
  readonly currency: string
  /** The restaurant of the card that is pointed at, for the map. */
  readonly onPoint?: (restaurantId: string | null) => void
}

/** One restaurant of the list: what it cooks, where it is, its times, and what is asked of who does not come. */
export function RestaurantCard({ found, search, currency, onPoint = () => {} }: RestaurantCardProps) {
  const { restaurant_id: id, name, score, reviews, per_head, image, slots } = found
  const to = restaurantHref(id, search)
  const first = slots.find(({ free }) => free)
  const point = () => onPoint(id)
  const leave = () => onPoint(null)
  return (
    <article onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave} className="offer-card">
      <Picture {...thumbOf(image)} width={336} height={392} sizes="168px" alt="" className="offer-card-picture" />
      <SaveButton look="heart" saving={tableIdea(found, search, to)} />
      <div className="col-start-2 min-w-0 md:col-span-2">
        <p className="offer-card-place">{kindText(found)}</p>
        <h2 className="mt-1 text-h3">
          <Link to={to} className="offer-card-link">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-small text-ink-2">
          <strong className="font-[640] text-ink">
            {scoreText(score)} {scoreWord(score)}
          </strong>{' '}
          {say`${plural(reviews, { one: '# review', other: '# reviews' })}`}
        </p>
        <p className="text-small text-ink-2">{stopText([perHeadText(per_head, currency), ...walkOf(found)])}</p>
        <div className="offer-card-above mt-3">
          <TableTimes found={found} search={search} />
        </div>
        <p className="mt-2 text-small font-[560]">{first ? askedText(first.guarantee) : say`Nothing free around this time.`}</p>
      </div>
    </article>
  )
}
