import { nameText } from '@sojourn/i18n'
import { DebugLog } from '../../features/debug-log/index.ts'
import { AccountBlocked } from './account-blocked.tsx'
import { ActingBar } from './acting-bar.tsx'
import { EnrolNote } from './enrol-note.tsx'

type RarePartProps =
  | { readonly of: 'blocked'; readonly onLeave: () => Promise<void> }
  | { readonly of: 'debug-log'; readonly onClose: () => void }
  | { readonly of: 'acting'; readonly actor: string; readonly person: { readonly first_name: string; readonly last_name: string } }
  | { readonly of: 'enrol' }

/** What hardly a page ever shows, in one lazy part. */
export default function RarePart(props: RarePartProps) {
  switch (props.of) {
    case 'blocked':
      return <AccountBlocked onLeave={props.onLeave} />
    case 'debug-log':
      return <DebugLog onClose={props.onClose} />
    case 'acting':
      return <ActingBar actor={props.actor} person={nameText(props.person.first_name, props.person.last_name)} />
    case 'enrol':
      return <EnrolNote />
  }
}
