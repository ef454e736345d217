import { say } from '@sojourn/i18n'
import { ButtonLink } from '../../ui/button.tsx'
import { Unreadable } from '../../ui/unreadable.tsx'
import { LinksList } from './links-list.tsx'
import type { LinksState } from './pay-link-api.ts'

/** The page of an agent's links, in every state but a guest's. */
export function PayLinks({ state, onChanged }: { state: Exclude<LinksState, { kind: 'guest' }>; onChanged: () => void }) {
  switch (state.kind) {
    case 'shown':
      return <LinksList page={state.page} onChanged={onChanged} />
    case 'unreachable':
      return <Unreadable>{`${say`We couldn't load your pay links. Nothing was changed.`} ${state.message}`}</Unreadable>
    case 'not_agent':
      return (
        <div className="mt-6 border-t border-ink pt-6">
          <p className="max-w-[46ch] text-body text-ink-2">
            {state.message} {say`Your own bookings are under My bookings.`}
          </p>
          <ButtonLink className="mt-5" to="/user/my-bookings">{say`My bookings`}</ButtonLink>
        </div>
      )
  }
}
