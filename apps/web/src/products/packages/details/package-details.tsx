import { say } from '@sojourn/i18n'
import { useRevalidator } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { printRooms } from '../../../lib/rooms.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { boundText } from '../../bound-words.ts'
import { type TripSearch, tripResultsHref } from '../package-address.ts'
import { packageIdea } from '../package-idea.ts'
import { packageTitle, partOf, tripText } from '../package-words.ts'
import type { PackageDetails as Details } from '../packages-api.ts'
import { BookPanel } from './book-panel.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { PartSection } from './part-section.tsx'
import { TermsSection } from './terms-section.tsx'
import { TripDays } from './trip-days.tsx'

/** The name of a package: its way where it has one, else where one sleeps. */
export function wayOf({ parts }: Pick<Details['package'], 'parts'>): string {
  const [out] = partOf(parts, 'flight')?.bounds ?? []
  return out ? boundText(out) : packageTitle({ parts })
}

/** One package: every part with its own price and what could take its place, what may be added, its days, its terms, and the way to the checkout. */
export function PackageDetails({ details, search }: { details: Details; search: TripSearch }) {
  const { package: whole, alternatives, extras, days, currency } = details
  const { parts } = whole
  const { revalidate } = useRevalidator()
  useCarry({ place: search.to, from: search.leave, until: search.back, own: { rooms: printRooms(search.rooms) } })
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <h1 className="text-h1-s md:text-h1">{wayOf(whole)}</h1>
        <p className="mt-2 text-small text-ink-2">{tripText(search)}</p>
        {details.member_prices && <p className="mt-1 text-caption font-[620] text-sea">{say`You're seeing your member prices.`}</p>}
        <p className="mt-4">
          <SaveButton look="button" saving={packageIdea(whole, search, wayOf(whole))} />
        </p>
        {parts.map((part, at) => (
          <PartSection
            key={part.url}
            part={part}
            at={at}
            parts={parts}
            search={search}
            options={alternatives.find(({ part: no }) => no === at + 1)?.options ?? []}
            currency={currency}
          />
        ))}
        <ExtrasSection extras={extras} parts={parts} search={search} currency={currency} />
        <TripDays days={days} />
        <TermsSection details={details} />
        <ButtonLink look="underlined" to={tripResultsHref(search)} className="mt-6 inline-block py-3">{say`Other packages`}</ButtonLink>
      </div>
      <BookPanel details={details} search={search} onRefresh={() => void revalidate()} />
    </div>
  )
}
