import { say } from '@sojourn/i18n'
import type { FlightDetails } from '../flights-api.ts'

const DOCUMENTS: Readonly<Record<FlightDetails['document'], string>> = {
  none: say`No travel document is asked for: the flights are within one country. Bring a photo ID.`,
  any: say`A passport or a national ID, valid on the day of the last flight.`,
  passport: say`A passport for each traveler, infants too. Some countries want it to be valid for six months more.`,
}

/** What must be carried, and what the law gives where a flight is late or gone. */
export function RightsCard({ document, rights }: Pick<FlightDetails, 'document' | 'rights'>) {
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{say`Documents and your rights`}</h2>
      <p className="mt-2 text-small text-ink-2">{DOCUMENTS[document]}</p>
      <RightsList rights={rights} />
    </section>
  )
}

/** What each law gives. */
export function RightsList({ rights }: Pick<FlightDetails, 'rights'>) {
  return rights.map(({ code, title, lines }) => (
    <div key={code} className="mt-4 border border-rule bg-sheet px-4 py-3.5">
      <h3 className="text-body font-[620] [font-family:var(--text)]">{title}</h3>
      <ul className="mt-1 grid gap-1 text-small text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ))
}
