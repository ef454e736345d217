import { commaText, moneyText, plural, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { artOf } from '../../../lib/art.ts'
import { ALL_INCLUDED } from '../../../lib/price-block/pay-words.ts'
import { scoreText, scoreWord } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { Score } from '../../../ui/score.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { airlinesOf } from '../../bound-words.ts'
import { BoundText } from '../bound-text.tsx'
import { OwnPrices } from '../own-prices.tsx'
import { packageHref, type TripSearch, travellersIn } from '../package-address.ts'
import { packageIdea } from '../package-idea.ts'
import { nightsText, packageTitle, partOf, travellersText } from '../package-words.ts'
import { chosenOf, type FoundPackage } from '../packages-api.ts'

export const cardId = (at: number): string => `package-${at + 1}`

interface PackageCardProps {
  readonly found: FoundPackage
  readonly search: TripSearch
  readonly city: string
  /** How many cards come before it: the pictures of the first two are in the first view. */
  readonly at: number
  readonly onPoint?: (at: number | null) => void
}

/** One package: where one sleeps, when one flies, what is in, what each part costs by itself with the way to check it, and the whole price. */
export function PackageCard({ found, search, city, at, onPoint = () => {} }: PackageCardProps) {
  const { parts, price } = found
  const [flight, stay] = [partOf(parts, 'flight'), partOf(parts, 'stay')]
  const title = packageTitle(found)
  const to = packageHref(search, parts.map(chosenOf))
  const bounds = flight?.bounds ?? []
  const point = () => onPoint(at)
  const leave = () => onPoint(null)
  const airline = commaText(airlinesOf(bounds))
  const left = Math.min(...parts.map((part) => part.left ?? Number.POSITIVE_INFINITY))
  return (
    <article
      id={cardId(at)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      className="offer-card offer-card-compact md:grid-rows-[auto_1fr]"
    >
      {stay?.image && (
        <Picture
          name={artOf(stay.image.name)}
          widths={[336]}
          sizes="168px"
          width={336}
          height={392}
          alt=""
          opening={at === 0}
          first={at < 2}
          className="offer-card-picture md:row-span-2"
        />
      )}
      <SaveButton look="heart" saving={packageIdea(found, search, city)} />
      <div className="min-w-0">
        {stay?.stay && (
          <p className="offer-card-place">
            {stay.stay.stars > 0 && <Stars count={stay.stay.stars} />}
            <b className="font-[640] text-ink md:hidden">{scoreText(stay.stay.score)}</b>
            <span>{stay.stay.district}</span>
          </p>
        )}
        <h2 className="text-h3 max-md:text-lead max-md:leading-5.5 md:mt-1">
          <Link to={to} className="offer-card-link">
            {title}
            <span className="sr-only">{airline && say`, with flights by ${airline}`}</span>
          </Link>
        </h2>
        {stay?.stay && (
          <>
            <div className="max-md:hidden">
              <Score
                value={scoreText(stay.stay.score)}
                word={scoreWord(stay.stay.score)}
                detail={say`${plural(stay.stay.review_count, { one: '# review', other: '# reviews' })}`}
              />
              <p className="mt-1 text-small text-ink-2">{stopText([commaText([nightsText(search), stay.stay.room_name]), stay.stay.board])}</p>
            </div>
            <p className="text-caption text-ink-2 md:hidden">{stopText([commaText([nightsText(search), travellersText(search)]), stay.stay.board])}</p>
          </>
        )}
      </div>
      <div className="offer-card-prices">
        <p>
          <PriceText>{moneyText(price.total, price.currency)}</PriceText>
        </p>
        <p className="text-caption font-[540] max-md:order-1 max-md:w-full md:hidden">{ALL_INCLUDED}</p>
        <p className="text-caption font-[540] max-md:hidden md:ms-auto md:max-w-40">{say`for ${travellersText(search)}, taxes and fees included`}</p>
        {travellersIn(search.rooms) > 1 && (
          <p className="text-caption text-ink-2 max-md:hidden">{say`${moneyText(found.per_person, price.currency)} per person`}</p>
        )}
        {found.saving > 0 && <p className="text-small font-[620] text-sea">{say`You save ${moneyText(found.saving, price.currency)}`}</p>}
        <AgencyFigures agency={price.agency} currency={price.currency} />
        {Number.isFinite(left) && left <= LEFT_FEW && (
          <p className="text-caption font-[620] text-sun">{say`${plural(left, { one: '# left', other: '# left' })}`}</p>
        )}
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={say`See the package: ${title}`} className="offer-card-above">{say`See the package`}</ButtonLink>
        </p>
      </div>
      <div className="col-span-full mt-2 grid min-w-0 md:mt-3 gap-x-8 gap-y-3 md:col-span-2 md:col-start-2 lg:max-xl:grid-cols-2">
        {flight && (
          <div className="text-small">
            <ul className="grid gap-0.5">
              {bounds.map((bound) => (
                <BoundText key={bound.departs_at} bound={bound} />
              ))}
            </ul>
            <p className="text-ink-2 max-md:text-caption">{flight.summary}</p>
          </div>
        )}
        <OwnPrices found={found} className="offer-card-above max-md:hidden" />
      </div>
    </article>
  )
}

const LEFT_FEW = 5
