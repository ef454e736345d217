import { dayText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useShell } from '../../../lib/shell.ts'
import { timeOf } from '../../bound-words.ts'
import { activitiesHref } from '../ashore-href.ts'
import type { Guests } from '../cruise-address.ts'
import type { SailingDetails } from '../cruises-api.ts'

interface AshoreListProps {
  readonly ashore: SailingDetails['ashore']
  readonly guests: Guests
}

/** Days ashore with the hours that there are for what to do there, and the promise to be back before the ship leaves. */
export function AshoreList({ ashore, guests }: AshoreListProps) {
  const { organisation } = useShell()
  if (ashore.length === 0) return null
  const isSold = organisation.products.includes('ACT')
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h2 className="text-h3">{say`Days ashore`}</h2>
      <p className="mt-1 max-w-[60ch] text-small text-ink-2">
        {say`What you book for these hours brings you back an hour before everyone must be on board. If it doesn't, the ship waits, or we bring you to its next port at our cost.`}
      </p>
      <ul className="mt-3">
        {ashore.map((each) => (
          <li key={`${each.day} ${each.port}`} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-rule py-3 text-small">
            <span>
              <b className="font-[620]">{each.city}</b>
              <span className="block text-ink-2 tabular-nums">
                {say`${dayText(each.date)}, ${timeOf(each.from)} to ${timeOf(each.until)}, all aboard ${timeOf(each.all_aboard_at)}`}
              </span>
            </span>
            {isSold && (
              <Link to={activitiesHref(each, guests)} className="link py-2 font-[560]">
                {say`Things to do in ${each.city}`}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
