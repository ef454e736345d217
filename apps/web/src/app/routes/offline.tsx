import { BOOKINGS_PAGE } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { STORED_PLACE } from '../../lib/offline/offline-pages.ts'
import { MY_TRIPS } from '../../lib/trip-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { PageHandle } from '../shell/page-handle.ts'

export const meta = () => [{ title: say`You're offline` }, { name: 'robots', content: 'noindex' }]

export const handle: PageHandle = { footer: false }

/** The address of the page that is open: this page is served in place of any other. */
const HERE = ''

/** In place of every page that cannot be fetched and is not stored. The service worker shows it, and says in `data-stored` whether there is something to read. */
export default function OfflinePage() {
  return (
    <main id="content" className="page-width grid content-center gap-4 py-11" data-stored={STORED_PLACE}>
      <h1 className="text-h1-s md:text-h1">{say`You're offline`}</h1>
      <p className="max-w-[34rem] text-lead text-ink-2">{say`This page needs a connection, and yours seems to be down. Nothing was booked or charged by this page, and your completed bookings are safe.`}</p>
      <p className="max-w-[34rem] text-body text-ink-2 in-data-[stored=none]:hidden">{say`Your bookings and trips are saved on this device. You can read them now.`}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <a href={HERE} className="button min-h-control border-ink px-5.5 text-body text-ink hover:bg-ink hover:text-paper">
          {say`Try again`}
        </a>
        <span className="contents in-data-[stored=none]:hidden">
          <ButtonLink to={BOOKINGS_PAGE} look="hairline">{say`My bookings`}</ButtonLink>
          <ButtonLink to={MY_TRIPS} look="hairline">{say`My trips`}</ButtonLink>
        </span>
      </p>
    </main>
  )
}
