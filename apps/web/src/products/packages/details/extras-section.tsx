import { moneyText, say } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChevronDown } from '../../../ui/icons/chevron-down.tsx'
import { packageHref, type TripSearch } from '../package-address.ts'
import { chosenOf, type Extra, type Part } from '../packages-api.ts'
import { OptionsList } from './options-list.tsx'

interface ExtrasSectionProps {
  readonly extras: readonly Extra[]
  readonly parts: readonly Part[]
  readonly search: TripSearch
  readonly currency: string
}

/** What fits the trip and is not in it yet: a ride at the landing, a car, something to do. Nothing is added by itself. */
export function ExtrasSection({ extras, parts, search, currency }: ExtrasSectionProps) {
  const offered = extras.filter(({ options }) => options.length > 0)
  if (offered.length === 0) return null
  return (
    <section className="mt-8 border-t border-ink pt-5">
      <h2 className="text-h3">{say`Add to your trip`}</h2>
      <p className="mt-1 text-small text-ink-2">{say`At the hours that fit your flights. Nothing is added unless you choose it.`}</p>
      {offered.map((extra) => (
        <details key={`${extra.role} ${extra.when} ${extra.on}`} className="group border-b border-rule">
          <summary className="flex cursor-pointer list-none items-baseline gap-x-3 py-3 text-small">
            <ChevronDown aria-hidden size={16} className="shrink-0 self-center group-open:rotate-180" />
            <span className="min-w-0 flex-1 font-[620]">{extra.title}</span>
            <span className="text-ink-2 tabular-nums">{lowestText(extra, currency)}</span>
          </summary>
          <OptionsList
            label={extra.title}
            options={extra.options}
            currency={currency}
            actionOf={({ part }) => (
              <ButtonLink
                to={packageHref(search, [...parts, part].map(chosenOf))}
                size="small"
                replace
                preventScrollReset
                aria-label={say`Add ${part.title}`}
              >{say`Add`}</ButtonLink>
            )}
          />
        </details>
      ))}
    </section>
  )
}

/** "from $38", of what is added. */
const lowestText = ({ options }: Extra, currency: string): string => say`from ${moneyText(Math.min(...options.map(({ difference }) => difference)), currency)}`
