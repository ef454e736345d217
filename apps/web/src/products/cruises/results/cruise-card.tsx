import { commaText, daysTextShort, dayText, moneyText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { agesOf, type CruiseSearch, sailingHref } from '../cruise-address.ts'
import { cruiseIdea } from '../cruise-idea.ts'
import { guestsText, KIND_WORDS, nightsText, wayText } from '../cruise-words.ts'
import type { FoundSailing } from '../cruises-api.ts'
import { PortLine } from '../port-line.tsx'

interface CruiseCardProps {
  readonly found: FoundSailing
  readonly search: CruiseSearch
  /** Where it stands in the list, from 0. */
  readonly at: number
}

/** One sailing of the list: its way on a chart, its ports with their days, what each kind of cabin costs a person, and one price for the cabin. */
export function CruiseCard({ found, search, at }: CruiseCardProps) {
  const { title, nights, ship, starts_on: from, ends_on: until, price, grades, deposit } = found
  const to = sailingHref({ ...search, sailingId: found.sailing_id, grade: found.grade })
  const guests = agesOf(search).length
  const shown = grades.find(({ grade }) => grade === found.grade)
  const others = grades.filter((grade) => grade !== shown && grade.price !== null)
  // Two pay the same; of more a third and a fourth pay less, which the details say.
  const areAlike = guests <= 2
  const each = (total: number) => moneyText(areAlike ? total / guests : Math.ceil(total / guests), price.currency)
  return (
    <article className="offer-card offer-card-compact">
      <Picture
        name={`charts/${found.itinerary}`}
        widths={[336]}
        sizes="168px"
        width={336}
        height={392}
        alt=""
        opening={at === 0}
        first={at < 2}
        className="offer-card-picture object-cover"
      />
      <SaveButton look="heart" saving={cruiseIdea(found, search, found.grade, { amount: price.total, currency: price.currency })} />
      <div className="min-w-0">
        <p className="offer-card-place">{commaText([nightsText(nights), ship.name, wayText(found)])}</p>
        <h2 className="text-h3 max-md:text-lead max-md:leading-5.5 md:mt-1">
          <Link to={to} className="offer-card-link">
            {title}
          </Link>
        </h2>
        <p className="text-small text-ink-2 max-md:text-caption md:mt-1">
          <span className="md:hidden">{daysTextShort(from, until)}</span>
          <span className="max-md:hidden">{commaText([daysTextShort(from, until), ship.line])}</span>
        </p>
        <PortLine ports={found.ports} />
        <p className="text-small max-md:text-caption md:mt-2">
          {shown && (
            <b className="font-[620]">
              {KIND_WORDS[shown.kind]} {areAlike ? say`${each(price.total)} each` : say`${each(price.total)} each on average`}
            </b>
          )}
          {others.length > 0 && (
            <span className="block text-ink-2 max-md:hidden">
              {commaText(others.map(({ kind, price: other }) => `${KIND_WORDS[kind]} ${each(other?.total ?? 0)}`))}
            </span>
          )}
        </p>
      </div>
      <div className="offer-card-prices">
        <p className="text-caption text-ink-2 max-md:order-1">{guestsText(search)}</p>
        <p>
          <PriceText>{moneyText(price.total, price.currency)}</PriceText>
        </p>
        <p className="text-caption font-[540] max-md:order-1 max-md:w-full">{say`port taxes and gratuities included`}</p>
        <AgencyFigures agency={price.agency} currency={price.currency} />
        {deposit.final_payment_on && (
          <p className="offer-card-split max-md:order-1">{say`${moneyText(deposit.due_now, price.currency)} now, the rest on ${dayText(deposit.final_payment_on)}`}</p>
        )}
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={say`See cabins of ${title}, ${ship.name}`} className="offer-card-above">{say`See cabins`}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
