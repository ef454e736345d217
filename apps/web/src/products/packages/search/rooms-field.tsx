import { say } from '@sojourn/i18n'
import { PartyField } from '../../../features/search-form/index.ts'
import { type Party, partyText, printRooms } from '../../../lib/rooms.ts'
import { useLazy } from '../../../ui/use-lazy.ts'
import type { TripRoomsEditorProps } from './rooms-editor.tsx'

const loadEditor = () => import('./rooms-editor.tsx').then(({ TripRoomsEditor }) => TripRoomsEditor)

const WITHOUT_SCRIPTS: readonly (readonly Party[])[] = [1, 2, 3, 4].map((adults) => [{ adults, children: [] }])

interface RoomsFieldProps {
  readonly rooms: readonly Party[]
  readonly error: string | undefined
  readonly onChange: (rooms: readonly Party[]) => void
}

/** "Rooms and guests". */
export function RoomsField({ rooms, error, onChange }: RoomsFieldProps) {
  const { Part: Editor, fetchPart } = useLazy<TripRoomsEditorProps>(loadEditor)
  const label = say`Rooms and guests`
  return (
    <PartyField
      label={label}
      text={partyText(rooms)}
      error={error}
      editorHeight={260}
      onOpen={fetchPart}
      withoutScripts={
        <>
          <input type="hidden" name="rooms" value={printRooms(rooms)} />
          <noscript>
            <select name="rooms" aria-label={label} defaultValue="2" className="cell-value">
              {WITHOUT_SCRIPTS.map((party) => (
                <option key={printRooms(party)} value={printRooms(party)}>
                  {partyText(party)}
                </option>
              ))}
            </select>
          </noscript>
        </>
      }
    >
      {(onDone) => (Editor ? <Editor rooms={rooms} onChange={onChange} onDone={onDone} /> : <p role="status">{say`One moment…`}</p>)}
    </PartyField>
  )
}
