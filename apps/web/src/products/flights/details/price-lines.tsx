import { dayText, moneyText, say, stopText } from '@sojourn/i18n'
import type { FlightSearch } from '../flight-address.ts'
import { travellerText } from '../flight-words.ts'
import type { Brand, Fare, TaxLine } from '../flights-api.ts'

interface PriceLinesProps {
  readonly fare: Fare
  /** Of everyone, where its airline names no price of each. */
  readonly price: Brand['price']
  readonly search: FlightSearch
  readonly currency: string
}

/** What each traveler pays: the fare with the carrier's surcharge in it, and every tax with its code, its rule and whether it comes back. */
export function PriceLines({ fare, price, search, currency }: PriceLinesProps) {
  const money = (amount: number) => moneyText(amount, currency, 'all')
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{say`What you pay, and why`}</h2>
      {fare.travellers.length === 0 && (
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small tabular-nums [&_dd]:text-end">
          <dt className="text-ink-2">{say`Fare for everyone`}</dt>
          <dd>{money(price.base)}</dd>
          <dt className="text-ink-2">{say`Taxes and airport charges`}</dt>
          <dd>{money(price.taxes)}</dd>
        </dl>
      )}
      {fare.travellers.map(({ traveller, fare: base, surcharge, services, taxes, total }) => (
        <div key={traveller} className="mt-4">
          <h3 className="flex justify-between gap-4 text-body font-[620] [font-family:var(--text)]">
            <span>{travellerText(traveller, search)}</span>
            <span className="tabular-nums">{money(total)}</span>
          </h3>
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small tabular-nums [&_dd]:text-end">
            <dt className="text-ink-2">
              {say`Fare`}
              {surcharge > 0 && <span className="text-ink-3"> ({say`the airline's surcharge of ${money(surcharge)} is in it`})</span>}
            </dt>
            <dd>{money(base)}</dd>
            {services > 0 && (
              <>
                <dt className="text-ink-2">{say`Bags`}</dt>
                <dd>{money(services)}</dd>
              </>
            )}
          </dl>
          {taxes > 0 && (
            <details className="mt-1 text-small">
              <summary className="flex cursor-pointer justify-between gap-4 py-1">
                <span className="link">{say`Taxes and airport charges`}</span>
                <span className="tabular-nums">{money(taxes)}</span>
              </summary>
              <Taxes lines={fare.taxes.filter((line) => line.traveller === traveller)} money={money} />
            </details>
          )}
        </div>
      ))}
    </section>
  )
}

function Taxes({ lines, money }: { lines: readonly TaxLine[]; money: (amount: number) => string }) {
  return (
    <ul className="border-s border-rule ps-3">
      {lines.map(({ code, name, amount, rule, since, back_if_unused: comesBack }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tax may be there once for each flight
        <li key={`${code} ${at}`} className="flex justify-between gap-4 py-1">
          <span>
            <b className="font-[620]">{code}</b> {name}
            <span className="block text-caption text-ink-3">
              {stopText([rule, since !== null && say`since ${dayText(since)}`, comesBack ? say`comes back if you don't fly` : say`doesn't come back`])}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">{money(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
