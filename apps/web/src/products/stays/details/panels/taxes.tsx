import { dateText, say } from '@sojourn/i18n'
import type { Hotel } from '../hotel-details-api.ts'

/** What is in the price: every tax and fee of the place with its rule, since when, and where it is written. */
export function Taxes({ hotel }: { hotel: Hotel }) {
  return (
    <section id="price" aria-labelledby="price-title" className="mt-11 scroll-mt-6">
      <h2 id="price-title" className="text-h2-s md:text-h2">{say`What's included`}</h2>
      <p className="mt-2 max-w-[40rem] text-ink-2">{say`Every price on this page is the full price, with all taxes and fees in ${hotel.city}. Anything paid at the property is shown separately.`}</p>
      {hotel.taxes.length > 0 && (
        <ul className="mt-4 border-t border-rule text-small">
          {hotel.taxes.map((tax) => (
            <li key={`${tax.name}${tax.since}`} className="grid gap-x-8 gap-y-1 border-b border-rule py-3 md:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]">
              <p>
                <b className="block font-[620]">{tax.name}</b>
                <span className="text-caption text-ink-2">{tax.collected === 'now' ? say`Included in what you pay now` : say`Paid at the property`}</span>
              </p>
              <p>{tax.rule}</p>
              <p className="text-caption text-ink-2">
                {say`In effect since ${dateText(tax.since)}`}
                <span lang="en" dir="auto" className="block">
                  {tax.source}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
