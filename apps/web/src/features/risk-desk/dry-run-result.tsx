import { commaText, dateTextShort, plural, say } from '@sojourn/i18n'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { Tag } from '../../ui/tag.tsx'
import type { DryRun } from './risk-api.ts'
import { riskActions, riskActionText } from './risk-words.ts'

/** What the rules would have made of the payments of the last 30 days. */
export function DryRunResult({ result: { examined, is_complete, actions, matched, examples } }: { result: DryRun }) {
  const ownDay = useOwnDay()
  return (
    <div role="status" className="mt-6 border-s-3 border-ink bg-sheet px-4 py-4">
      <h3 className="text-h3">{say`These rules on ${plural(examined, { one: '# payment', other: '# payments' })} of the last 30 days`}</h3>
      {!is_complete && <p className="mt-1 text-small text-ink-2">{say`There were more. The newest ones were checked.`}</p>}
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-4">
        {riskActions().map(({ value, label }) => (
          <div key={value}>
            <dt className="text-caption text-ink-2">{label}</dt>
            <dd className="text-h3 tabular-nums">{actions[value] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {matched.length > 0 && (
        <ul className="mt-4 text-small">
          {matched.map(({ name, count }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may have one name, and the list is rendered once.
            <li key={index} className="flex justify-between gap-4 border-t border-rule py-1.5">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
      {examples.length > 0 && (
        <>
          <h4 className="mt-4 text-small font-[620]">{say`Examples`}</h4>
          <ul className="text-small">
            {examples.map((each) => (
              <li key={`${each.at} ${each.booking_id}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-rule py-1.5">
                <Tag>{riskActionText(each.action)}</Tag>
                <span>{dateTextShort(ownDay(each.at))}</span>
                <span>{say`Score ${each.score}`}</span>
                <span className="min-w-0 wrap-anywhere text-ink-2">{commaText(each.reasons)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
