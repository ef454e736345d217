import { moneyText, say } from '@sojourn/i18n'
import { BookBar, isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { PriceRows } from '../../../lib/price-block/price-rows.tsx'
import { Button } from '../../../ui/button.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { type TripSearch, travellersIn, tripResultsHref } from '../package-address.ts'
import { packageTitle, travellersText } from '../package-words.ts'
import type { PackageDetails } from '../packages-api.ts'
import { usePackageHold } from './package-hold.ts'

interface BookPanelProps {
  readonly details: Pick<PackageDetails, 'package' | 'lines' | 'currency'>
  readonly search: TripSearch
  readonly onRefresh: () => void
}

/** What the parts cost one by one and together, and the way to the checkout, where all of them are held at once. */
export function BookPanel({ details, search, onRefresh }: BookPanelProps) {
  const { package: whole, lines, currency } = details
  const elsewhere = useNoBookLink()
  const { parts, price } = whole
  const hold = usePackageHold(details, onRefresh)
  const { attempt, Outcome } = hold
  const choice = { id: parts.map(({ url }) => url).join(' '), price }
  const title = packageTitle(whole)
  return (
    <form
      method="dialog"
      id="package-price"
      aria-label={say`Book this package`}
      className="scroll-mt-6 lg:sticky lg:top-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(attempt) && !elsewhere) hold.select(choice)
      }}
    >
      <Receipt label={say`Price details`}>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-h3">{say`What you pay and why`}</h2>
          <span className="text-caption text-ink-3">{currency}</span>
        </div>
        <dl className="mt-2">
          <PriceRows
            lines={lines}
            currency={currency}
            rules={{ unit: null, later_at: say`at the place` }}
            items={parts.map((part, index) => ({ no: index + 1, title: part.title }))}
          />
        </dl>
        {travellersIn(search.rooms) > 1 && (
          <p className="text-small text-ink-2">{say`${moneyText(whole.per_person, currency)} per person, for ${travellersText(search)}`}</p>
        )}
        <AgencyFigures agency={price.agency} currency={currency} />
        <div className="mt-4 grid gap-3">
          {attempt.step === 'unreached' && <Unreached />}
          {Outcome && <Outcome attempt={attempt} choice={choice} chosen={title} actions={hold} othersTo={tripResultsHref(search)} />}
          <BookBar total={price.total} currency={currency} detailsHref="#package-price">
            {elsewhere ? (
              <BookElsewhere href={elsewhere} className="pay-button" />
            ) : (
              <Button type="submit" look="filled" size="large" busy={isBusy(attempt)} className="pay-button">{say`Continue to payment`}</Button>
            )}
          </BookBar>
          <p className="text-caption text-ink-3">{say`All parts are held for you at once, or none of them.`}</p>
        </div>
      </Receipt>
    </form>
  )
}
