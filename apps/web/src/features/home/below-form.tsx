import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Check } from '../../ui/icons/check.tsx'
import { X } from '../../ui/icons/x.tsx'
import { ScrollRow } from '../../ui/scroll-row.tsx'

/** A search of before, as the way on from it. */
export interface RecentLink {
  readonly key: string
  readonly label: string
  readonly detail: string
  readonly to: string
  readonly onForget: () => void
}

interface BelowFormProps {
  readonly promises: readonly string[]
  readonly recent: readonly RecentLink[]
}

/** The lines below the form: what we promise or, to someone who searched before, the way on from there. Both are as high, for only the browser knows which. */
export function BelowForm({ promises, recent }: BelowFormProps) {
  if (recent.length > 0) return <Recent links={recent} />
  return (
    <ul className="below-form grid content-start gap-2.5 px-5 text-small text-ink-2 md:flex md:flex-wrap md:items-center md:justify-center md:gap-x-11 md:gap-y-1 md:px-0">
      {promises.map((promise) => (
        <li key={promise} className="flex items-center gap-2.5">
          <Check aria-hidden size={14} className="shrink-0 text-sea" /> {promise}
        </li>
      ))}
    </ul>
  )
}

function Recent({ links }: { links: readonly RecentLink[] }) {
  return (
    <section aria-labelledby="recent" className="below-form px-5 md:flex md:items-center md:gap-5 md:px-[3.25rem]">
      <h2 id="recent" className="pb-2 text-caption tracking-normal whitespace-nowrap text-ink-2 [font-family:var(--text)] md:pb-0">{say`Recent searches`}</h2>
      <ScrollRow of={links.map(({ key }) => key).join()} className="-mx-5 md:-my-2 md:mx-0" listClass="gap-2 px-5 py-1 md:px-1 md:py-2">
        {links.map(({ key, label, detail, to, onForget }) => (
          <li key={key} className="flex items-stretch border border-rule-2 bg-sheet text-small">
            <Link to={to} className="group flex min-h-11 flex-col justify-center py-1 ps-3.5">
              <span className="font-[620] underline-offset-4 group-hover:underline">{label}</span>
              <span className="text-caption text-ink-2">{detail}</span>
            </Link>
            <button
              type="button"
              aria-label={say`Remove ${label} from recent searches`}
              onClick={onForget}
              className="grid w-10 place-items-center text-ink-2 hover:text-ink"
            >
              <X aria-hidden size={15} />
            </button>
          </li>
        ))}
      </ScrollRow>
    </section>
  )
}
