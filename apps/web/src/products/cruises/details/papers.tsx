import { commaText, plural, say } from '@sojourn/i18n'
import type { SailingDetails } from '../cruises-api.ts'

type PapersProps = Pick<SailingDetails, 'documents' | 'party_rule'>

/** Papers that everyone brings, and who may sail. */
export function Papers({ documents: { kind, valid_months_after: months, permits }, party_rule: rule }: PapersProps) {
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h2 className="text-h3">{say`Before you sail`}</h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-small">
        <li>
          {kind === 'passport'
            ? say`Everyone brings a passport that is valid for ${plural(months, { one: '# month', other: '# months' })} after the cruise.`
            : say`An ID card is enough for citizens of the countries on the way. Everyone else brings a passport.`}
        </li>
        {permits.length > 0 && <li>{say`Most visitors need a permit or a visa for: ${commaText(permits.map(({ name }) => name))}.`}</li>}
        <li>
          {say`On the first day, everyone is at least ${plural(rule.infant_months_least, { one: '# month', other: '# months' })} old, and one guest of the cabin at least ${rule.adult_years_least}.`}
        </li>
      </ul>
    </section>
  )
}
