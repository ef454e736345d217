import { timeText } from '@sojourn/contracts/cancel-words'
import { commaText, moneyText, say, stopText, wallClockText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { artOf } from '../../../lib/art.ts'
import { scoreText, scoreWord } from '../../../lib/score.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { BoundLine } from '../../bound-line.tsx'
import { packageHref, type TripSearch } from '../package-address.ts'
import { isBase, ROLE_WORDS } from '../package-words.ts'
import { chosenOf, type Instead, type Part } from '../packages-api.ts'
import { PartOptions } from './part-options.tsx'

interface PartSectionProps {
  readonly part: Part
  /** Which of the parts it is, from 0. */
  readonly at: number
  readonly parts: readonly Part[]
  readonly search: TripSearch
  readonly options: readonly Instead[]
  readonly currency: string
}

/** One part of the package: what it is, its own price with the page that shows it, and what could take its place, each with what that changes. */
export function PartSection({ part, at, parts, search, options, currency }: PartSectionProps) {
  const { role, title, summary, bounds = [], image, stay, facts, conditions = [], price } = part
  const heading = ROLE_WORDS[role]
  const without = parts.filter((_, index) => index !== at).map(chosenOf)
  return (
    <section aria-label={`${heading}: ${title}`} className="mt-6 border-t border-ink pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{heading}</h2>
        <p className="text-small tabular-nums">
          {say`${moneyText(price.total, currency, 'all')} by itself`}{' '}
          <Link to={part.url} className="link inline-block py-1.5">
            {say`Check this price`}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
      <div className={image ? 'mt-3 grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4' : 'mt-3'}>
        {image && <Picture name={artOf(image.name)} widths={[336]} sizes="84px" width={84} height={98} alt={image.alt} className="h-24.5 w-21" />}
        <div className="min-w-0">
          <p className="text-body font-[620] wrap-anywhere">{title}</p>
          {stay && (
            <p className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-2">
              {stay.stars > 0 && <Stars count={stay.stars} />}
              {commaText([stay.district, `${scoreText(stay.score)} ${scoreWord(stay.score)}`])}
            </p>
          )}
          {summary && <p className="text-small text-ink-2">{summary}</p>}
          {role !== 'flight' && <p className="text-small">{whenText(part)}</p>}
          {facts.length > 0 && conditions.length === 0 && <p className="text-small text-ink-2">{stopText(facts)}</p>}
        </div>
      </div>
      {bounds.map((bound) => (
        <BoundLine key={bound.departs_at} bound={bound} />
      ))}
      {conditions.length > 0 && <p className="mt-1 text-small text-ink-2">{stopText(conditions)}</p>}
      {part.free_cancellation_until && (
        <p className="mt-1 text-small font-[560] text-sea">{say`Free to cancel until ${timeText(part.free_cancellation_until, null)}.`}</p>
      )}
      {part.supplier !== null && <p className="mt-1 text-caption text-ink-3">{say`Sold by ${part.supplier}`}</p>}
      {options.length > 0 && (
        <details className="mt-2">
          <summary className="link w-fit cursor-pointer py-2.5 text-small">
            {say`Change this part`}
            <span className="sr-only">: {title}</span>
          </summary>
          <PartOptions at={at} parts={parts} search={search} options={options} currency={currency} />
        </details>
      )}
      {!isBase(part) && (
        <p>
          <Link to={packageHref(search, without)} replace preventScrollReset className="link inline-block py-2 text-small">
            {say`Remove`}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      )}
    </section>
  )
}

/** From when to when, by the clocks there. */
function whenText({ starts, ends }: Part): string {
  const [from, until] = [wallClockText(starts.at), wallClockText(ends.at)]
  return from === until ? from : say`${from} to ${until}`
}
