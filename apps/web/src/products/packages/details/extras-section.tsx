import { dayText, say } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'
import { packageHref, type TripSearch } from '../package-address.ts'
import { ROLE_WORDS } from '../package-words.ts'
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
        <details key={`${extra.role} ${extra.when} ${extra.on}`} className="border-b border-rule">
          <summary className="flex cursor-pointer flex-wrap justify-between gap-x-4 py-3 text-small">
            <span className="font-[620]">{extra.title}</span>
            <span className="text-ink-2">
              {ROLE_WORDS[extra.role]}, {dayText(extra.on)}
            </span>
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
