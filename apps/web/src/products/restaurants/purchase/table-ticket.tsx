import type { TableOffer } from '@sojourn/contracts'
import { plural, say, stopText, wallClockText } from '@sojourn/i18n'
import { AREAS, kindText, timeOf } from '../table-words.ts'

/** The table on its ticket: where, when, for how many, and until when it is theirs. */
export function TableTicket({ offer: { restaurant, at, until, party, area, late_minutes: late } }: { offer: TableOffer }) {
  return (
    <>
      <p className="text-small text-ink-2">{kindText(restaurant)}</p>
      <h2 className="mt-2 text-h2-s md:text-h2">{restaurant.name}</h2>
      <dl className="mt-5 grid gap-4 border-y border-rule py-5 sm:grid-cols-3">
        <Part label={say`When`} value={wallClockText(at)} />
        <Part label={say`Yours until`} value={timeOf(until)} />
        <Part label={say`People`} value={say`${plural(party, { one: '# person', other: '# people' })}`} />
      </dl>
      <p className="mt-3 text-small text-ink-2">
        {stopText([AREAS[area], restaurant.address, restaurant.phone])}
        <br />
        {say`Your table is kept for ${plural(late, { one: '# minute', other: '# minutes' })}. After that it may be given to others, and counts as not coming.`}
      </p>
    </>
  )
}

function Part({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="font-display text-h3 font-[480]">{value}</dd>
    </div>
  )
}
