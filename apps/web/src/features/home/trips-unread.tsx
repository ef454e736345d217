import { say } from '@sojourn/i18n'
import { Unreadable } from '../../ui/unreadable.tsx'

/** On the front page of the person who is signed in, whose trips could not be loaded. */
export function TripsUnread() {
  return (
    <section aria-label={say`My trips`} className="page-width mt-11 md:mt-14">
      {/* B8.1: spelled so in English too. */}
      <Unreadable>{say`Error al cargar viajes`}</Unreadable>
    </section>
  )
}
